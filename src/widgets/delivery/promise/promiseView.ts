import type { DeliveryPromise, HomeDelivery, Pickup } from '../../../shared/api';
import type { Amount } from '../../../shared/money';
import { plusDays } from '../../../shared/days';

/** A piece of a sentence: a text, one that stands out, or an amount in both price views. */
export interface Piece {
  /** Empty for an amount. */
  readonly text: string;
  readonly isStrong: boolean;
  readonly amount: Amount | null;
}

const plain = (text: string): Piece => ({ text, isStrong: false, amount: null });
const bold = (text: string): Piece => ({ text, isStrong: true, amount: null });
const money = (amount: Amount): Piece => ({ text: '', isStrong: false, amount });

/** What a page says of bringing something; the postcode stands between `before` and `after`, where there is one. */
export interface HomeView {
  readonly icon: 'truck' | 'package';
  readonly before: readonly Piece[];
  readonly hasPlace: boolean;
  readonly after: readonly Piece[];
  readonly text: readonly Piece[];
  /** Whether the shopper is led on to ask for a price. */
  readonly asksPrice: boolean;
}

export interface PickupView extends Pickup {
  readonly title: string;
  readonly text: readonly Piece[];
}

/** How words and days are written; the browser and the server have their own. */
export interface Words {
  say(key: MessageKey, values?: Readonly<Record<string, string>>): string;
  day(isoDate: string): string;
}

type MessageKey = keyof typeof import('../messages/delivery.nl.json');

/** Delivery rules 1 to 5 in sentences. A part and a server's page print the same. */
export function homeView({ home, crossing, today }: DeliveryPromise, words: Words): HomeView {
  if (home) return broughtView(home, today, words);
  const none = { icon: 'truck', before: [], after: [], text: [], hasPlace: false, asksPrice: false } as const;
  if (!crossing) return { ...none, before: [plain(words.say('soldOut'))], text: [plain(words.say('soldOutHint'))] };
  return {
    ...none,
    before: [plain(words.say('to'))],
    hasPlace: true,
    after: [plain(words.say('crossing'))],
    text: [plain(words.say('crossingHint', crossing))],
    asksPrice: true,
  };
}

function broughtView(home: HomeDelivery, today: string, words: Words): HomeView {
  const isFree = home.price.inclTax === 0;
  const from = words.say(home.way === 'lorry' ? 'broughtFrom' : 'broughtFor');
  return {
    icon: home.way === 'lorry' ? 'truck' : 'package',
    before: isFree ? [plain(words.say('broughtFree'))] : [plain(from), money(home.price), plain(words.say('toPlace'))],
    hasPlace: true,
    after: [],
    text: dayText(home, today, words),
    asksPrice: false,
  };
}

function dayText(home: HomeDelivery, today: string, { say, day }: Words): Piece[] {
  const { way, firstDay, arrival, there, orderBefore, freeFrom, price } = home;
  const comesIn = arrival === null ? [] : [plain(arrivalText(dayOnly(day(arrival)), there, say))];
  if (way === 'letterbox') return [plain(say('byLetterbox')), bold(day(firstDay)), plain(say('stop'))];
  if (way === 'parcel') {
    const hint = arrival === null ? [plain(say('parcelHint'))] : comesIn;
    return [plain(say('byParcel')), bold(day(firstDay)), plain(say('stop')), ...hint];
  }
  const isOfToday = arrival === null && orderBefore !== null && firstDay > today;
  const until = isOfToday ? say('orderedBefore', { time: writtenTime(orderBefore) }) : say('stop');
  const free =
    freeFrom && price.inclTax > 0
      ? [plain(say('freeFrom')), money(freeFrom), plain(say('stop'))]
      : [plain(say('stop'))];
  const own = arrival === null ? [plain(say('ownLorry')), ...free] : comesIn;
  return [plain(say('firstDay')), bold(day(firstDay)), plain(until), ...own];
}

const arrivalText = (day: string, there: number | null, say: Words['say']): string =>
  there === null ? say('comesIn', { day }) : say('restComesIn', { n: String(there), day });

/** Delivery rule 5 in sentences. */
export function pickupView(pickup: Pickup, today: string, { say, day }: Words): PickupView {
  const time = writtenTime(pickup.time);
  const when = relativeDay(pickup.day, today, { say, day });
  return {
    ...pickup,
    title: say('pickup', { place: pickup.place }),
    text: [plain(say('readyFrom')), bold(say('readyAt', { day: when, time }))],
  };
}

/** Today and tomorrow by these words, another day by its name. */
function relativeDay(day: string, today: string, words: Words): string {
  if (day === today) return words.say('today');
  return day === plusDays(today, 1) ? words.say('tomorrow') : words.day(day);
}

/** 7.30, as it is written in Dutch; English says 7:30, which its message does not need. */
function writtenTime(time: string): string {
  return time.slice(0, 5).replace(/^0/, '').replace(':', '.');
}

/** "7 december" of "maandag 7 december". */
function dayOnly(day: string): string {
  return day.replace(/^\p{L}+,? /u, '');
}
