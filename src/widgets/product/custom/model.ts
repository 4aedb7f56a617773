import type { CustomChoice, CustomOption, Offer, Surcharge } from '../../../shared/api';
import { centsFromEuros, percentOf, sumOf, toCents, type Amount } from '../../../shared/money';
import { contentOf } from '../purchase/model';

/** What a shopper entered or chose, by the id of the option: a text, the ids of values, or day, month and year. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** What is wrong with an option, as the key of a message. */
export type Problem = 'fillIn' | 'choose' | 'date' | 'tooLong';

/** Amounts in euros: one for both views, or that with VAT and that without it. `3/2` is value 2 of option 3, `1` is option 1. */
export type Printed = Readonly<Record<string, number | readonly [inclTax: number, exclTax: number]>>;

/** The options with the amounts that the server printed (product rule 45). */
export function withPrinted(options: readonly CustomOption[], printed: Printed): readonly CustomOption[] {
  const printedOr = (key: string, surcharge: Surcharge): Surcharge => {
    const euros = printed[key];
    if (euros === undefined) return surcharge;
    const [incl, excl] = typeof euros === 'number' ? [euros, euros] : euros;
    return { amount: { inclTax: centsFromEuros(incl), exclTax: centsFromEuros(excl) } };
  };
  return options.map((option) =>
    'values' in option
      ? {
          ...option,
          values: option.values.map((value) => ({
            ...value,
            surcharge: printedOr(`${option.id}/${value.id}`, value.surcharge),
          })),
        }
      : { ...option, surcharge: printedOr(option.id, option.surcharge) },
  );
}

/** What a surcharge adds to a price of one, or of a unit of which one in the cart has so many. */
export function amountAt(surcharge: Surcharge, price: Amount, units = 1): Amount {
  if ('amount' in surcharge) {
    const { inclTax, exclTax } = surcharge.amount;
    return { inclTax: toCents(inclTax / units), exclTax: toCents(exclTax / units) };
  }
  return {
    inclTax: percentOf(price.inclTax, surcharge.percent),
    exclTax: percentOf(price.exclTax, surcharge.percent),
  };
}

/** An offer whose prices, at each tier too, have in them what was entered and chosen. */
export function withSurcharges(offer: Offer, options: readonly CustomOption[], entries: Entries): Offer {
  const surcharges = options.flatMap((option) => chosenSurcharges(option, entries[option.id] ?? []));
  if (surcharges.length === 0) return offer;
  const raised = (price: Amount, units?: number): Amount =>
    sumOf([price, ...surcharges.map((surcharge) => amountAt(surcharge, price, units))]);
  // What is entered and chosen is paid for each in the cart.
  const units = contentOf(offer, 1)?.units;
  const finalPrice = raised(offer.finalPrice, units);
  return {
    ...offer,
    regularPrice: raised(offer.regularPrice, units),
    finalPrice,
    lowestPrice: offer.lowestPrice && raised(offer.lowestPrice, units),
    piecePrice: raised(offer.piecePrice),
    tierPrices: offer.tierPrices.map((tier) => {
      const unitPrice = raised(tier.unitPrice, units);
      const savingPercent = Math.round((1 - unitPrice.inclTax / finalPrice.inclTax) * 100);
      return { ...tier, unitPrice, piecePrice: raised(tier.piecePrice), savingPercent };
    }),
  };
}

function chosenSurcharges(option: CustomOption, entered: readonly string[]): readonly Surcharge[] {
  if ('values' in option)
    return option.values.filter(({ id }) => entered.includes(id)).map(({ surcharge }) => surcharge);
  return isEmpty(entered) ? [] : [option.surcharge];
}

/** What has to be mended before the product can be put in the cart, in the order of the options. */
export function problemsOf(options: readonly CustomOption[], entries: Entries): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>();
  for (const option of options) {
    const problem = problemOf(option, entries[option.id] ?? []);
    if (problem) found.set(option.id, problem);
  }
  return found;
}

function problemOf(option: CustomOption, entered: readonly string[]): Problem | null {
  if (isEmpty(entered)) {
    if (!option.required) return null;
    return 'values' in option ? 'choose' : 'fillIn';
  }
  if (option.kind === 'date') return dateOf(entered) ? null : 'date';
  if ('values' in option || option.maxLength === null) return null;
  return (entered[0] ?? '').trim().length > option.maxLength ? 'tooLong' : null;
}

/** What goes into the cart; what was left empty does not. */
export function choicesOf(options: readonly CustomOption[], entries: Entries): readonly CustomChoice[] {
  return options.flatMap((option): CustomChoice[] => {
    const optionId = option.id;
    const entered = entries[optionId] ?? [];
    if (isEmpty(entered)) return [];
    if ('values' in option) return [{ optionId, valueIds: entered.filter((id) => id !== '') }];
    if (option.kind !== 'date') return [{ optionId, text: (entered[0] ?? '').trim() }];
    const date = dateOf(entered);
    return date ? [{ optionId, date }] : [];
  });
}

function isEmpty(entered: readonly string[]): boolean {
  return entered.every((text) => text.trim() === '');
}

/** The day as 2026-12-31; null where there is none such. */
function dateOf([day = '', month = '', year = '']: readonly string[]): string | null {
  if (![day, month, year].every((text) => /^\d{1,4}$/.test(text.trim()))) return null;
  const text = `${year.trim().padStart(4, '0')}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
