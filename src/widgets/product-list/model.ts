import type { ListingProduct } from '../../shared/api';

/**
 * How far a card is. `room`: an empty card, or none, until its turn comes. `held`: one that stays and was out of sight;
 * it is not laid out until its turn comes. `leaving`: no longer of the list, and out of sight until it is taken away.
 */
type Stage = 'room' | 'held' | 'shown' | 'leaving';

/** A product's place in the list. It stays the same one for as long as its product is. */
export interface Card {
  readonly key: number;
  readonly product: ListingProduct;
  readonly stage: Stage;
  /** Among the first of its list when its turn was given: shown without asking the browser whether it is in view. */
  readonly isNear: boolean;
}

/** As many cards as come into view with the first ones, on a wide screen. */
export const IN_VIEW = 12;

let made = 0;

/** The cards of a list that stands as a whole. */
export function wholeCards(products: readonly ListingProduct[]): Card[] {
  return products.map((product) => ({ key: made++, product, stage: 'shown', isNear: false }));
}

/**
 * The cards of another list, those it shares with the one before among them, in its order. What leaves keeps its place
 * among them: whatever filter is added or taken away, no card has to be moved in the document. `isSeen` tells of a card
 * that stays whether the browser has laid it out.
 */
export function turnTo(
  before: readonly Card[],
  products: readonly ListingProduct[],
  isSeen: (card: Card) => boolean,
): Card[] {
  const known = new Map(before.map((card) => [card.product, card]));
  const leavingAfter = groupLeaving(before, new Set(products));
  const cards = [...(leavingAfter.get(null) ?? [])];
  for (const [place, product] of products.entries()) {
    const card = known.get(product);
    const isNear = place < IN_VIEW;
    cards.push(card ? stay(card, isSeen, isNear) : { key: made++, product, stage: 'room', isNear });
    cards.push(...(leavingAfter.get(product) ?? []));
  }
  return cards;
}

/** One turn on: the first cards that wait are shown, the first that leave are gone. */
export function nextTurn(cards: readonly Card[], most: { readonly shown: number; readonly gone: number }): Card[] {
  let shown = 0;
  let gone = 0;
  return cards.flatMap((card) => {
    if (card.stage === 'leaving') return gone++ < most.gone ? [] : [card];
    return card.stage === 'shown' || shown++ >= most.shown ? [card] : [{ ...card, stage: 'shown' }];
  });
}

/** What stands in the document: of the cards that are still to be made, the first few keep their room. */
export function inDocument(cards: readonly Card[], rooms: number): readonly Card[] {
  let waiting = 0;
  return cards.filter(({ stage }) => stage !== 'room' || waiting++ < rooms);
}

export function isWhole(cards: readonly Card[]): boolean {
  return cards.every(({ stage }) => stage === 'shown');
}

function stay(card: Card, isSeen: (card: Card) => boolean, isNear: boolean): Card {
  if (card.stage === 'shown' && isSeen(card)) return card;
  return { ...card, stage: card.stage === 'room' ? 'room' : 'held', isNear };
}

/** The cards that leave, by the one that stays before them; null for those at the top. A room leaves nothing behind. */
function groupLeaving(
  before: readonly Card[],
  wanted: ReadonlySet<ListingProduct>,
): ReadonlyMap<ListingProduct | null, Card[]> {
  const groups = new Map<ListingProduct | null, Card[]>();
  let previous: ListingProduct | null = null;
  for (const card of before) {
    if (wanted.has(card.product)) {
      previous = card.product;
      continue;
    }
    if (card.stage === 'room') continue;
    const group = groups.get(previous) ?? [];
    groups.set(previous, group);
    group.push(card.stage === 'leaving' ? card : { ...card, stage: 'leaving' });
  }
  return groups;
}
