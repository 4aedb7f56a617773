import type { BundleOption, BundlePart, BundleSelection, ProductOf } from '../../../../shared/api';
import { fromInclTax } from '../../../../shared/money';
import { wholeDelivery } from '../../purchase/model';
import type { ShownProduct } from '../../store';

/** The quantity of each chosen part, by the ids of its option and selection. */
export type BundleChoice = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Options = readonly BundleOption[];

type Bundle = ProductOf<'bundle'>['purchase'];

/** Product rule 10: the default parts that are in stock, each in its own quantity. */
export function standardChoice(options: Options): BundleChoice {
  const standard = options.map(({ id, selections }): [string, Record<string, number>] => [
    id,
    Object.fromEntries(selections.filter((part) => part.isDefault && part.inStock).map((part) => [part.id, part.qty])),
  ]);
  return Object.fromEntries(standard);
}

/** Product rule 8: a radio-type option replaces an earlier choice for the same option; another one adds to it. */
export function choose(
  choice: BundleChoice,
  { id, type, selections }: BundleOption,
  selectionId: string,
): BundleChoice {
  const earlier = type === 'radio' ? {} : choice[id];
  const qty = choice[id]?.[selectionId] ?? selections.find((part) => part.id === selectionId)?.qty ?? 1;
  return { ...choice, [id]: { ...earlier, [selectionId]: qty } };
}

export function drop(choice: BundleChoice, { id }: BundleOption, selectionId: string): BundleChoice {
  const { [selectionId]: _, ...rest } = choice[id] ?? {};
  return { ...choice, [id]: rest };
}

/** The choice itself where the part is not chosen. */
export function changeQty(choice: BundleChoice, { id }: BundleOption, selectionId: string, qty: number): BundleChoice {
  if (qtyOf(choice, id, selectionId) === 0) return choice;
  return { ...choice, [id]: { ...choice[id], [selectionId]: qty } };
}

export function qtyOf(choice: BundleChoice, optionId: string, selectionId: string): number {
  return choice[optionId]?.[selectionId] ?? 0;
}

/** Required options without a selection of at least one. */
export function missingOptions(options: Options, choice: BundleChoice): Options {
  return options.filter(
    ({ id, required, selections }) => required && !selections.some((part) => qtyOf(choice, id, part.id) > 0),
  );
}

/** Product rule 9: saleable when every required option has a selection with a quantity greater than 0. */
export function isSaleable(options: Options, choice: BundleChoice): boolean {
  return missingOptions(options, choice).length === 0 && partsOf(options, choice).length > 0;
}

interface Part {
  readonly optionId: string;
  readonly selection: BundleSelection;
  readonly qty: number;
}

function partsOf(options: Options, choice: BundleChoice): Part[] {
  return options.flatMap(({ id, selections }) =>
    selections
      .map((selection) => ({ optionId: id, selection, qty: qtyOf(choice, id, selection.id) }))
      .filter(({ qty }) => qty > 0),
  );
}

/** What one bundle costs incl. VAT, in cents. */
function bundlePrice({ basePrice, options }: Bundle, choice: BundleChoice): number {
  return partsOf(options, choice).reduce<number>(
    (sum, { selection, qty }) => sum + selection.price.inclTax * qty,
    basePrice.inclTax,
  );
}

/** Product rule 10: the cheapest part in stock of each required option, in cents incl. VAT. */
export function lowestBundlePrice({ basePrice, options }: Bundle): number {
  return options
    .filter(({ required }) => required)
    .reduce<number>((sum, { selections }) => {
      const prices = selections.filter(({ inStock }) => inStock).map(({ price, qty }) => price.inclTax * qty);
      return prices.length === 0 ? sum : sum + Math.min(...prices);
    }, basePrice.inclTax);
}

/** Product rule 10: the largest number of bundles, by the scarcest part; null without a limit. */
export function bundleLimit(options: Options, choice: BundleChoice): number | null {
  const limits = partsOf(options, choice).flatMap(({ selection, qty }) =>
    selection.maxQty === null ? [] : [Math.floor(selection.maxQty / qty)],
  );
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Product rule 11: the choice as a selection for the cart has it: parts of one option and quantity together. */
export function bundleOf(options: Options, choice: BundleChoice): BundlePart[] {
  const chosen = new Map<string, BundlePart>();
  for (const { optionId, selection, qty } of partsOf(options, choice)) {
    const key = `${optionId} ${qty}`;
    const selections = chosen.get(key)?.selectionIds ?? [];
    chosen.set(key, { optionId, selectionIds: [...selections, selection.id], qty });
  }
  return [...chosen.values()];
}

const FIELD = /^bundle_option\[(.+)\]$/;

/** Product rule 23: the choice in the address, under the names of the form's fields; null where it has none. */
export function readBundleChoice(options: Options, params: URLSearchParams): BundleChoice | null {
  if (![...params.keys()].some((key) => FIELD.test(key))) return null;
  return options.reduce<BundleChoice>((choice, option) => {
    const requested = params.getAll(`bundle_option[${option.id}]`);
    const known = option.selections.filter((part) => requested.includes(part.id) && part.inStock);
    return known.reduce((chosen, part) => {
      const typed = params.get(`bundle_option_qty[${option.id}][${part.id}]`) ?? '';
      const qty = /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : part.qty;
      return changeQty(choose(chosen, option, part.id), option, part.id, qty);
    }, choice);
  }, {});
}

/** Product rule 23: the parameters with this choice in them; other parameters stay. */
export function writeBundleChoice(options: Options, choice: BundleChoice, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams([...params].filter(([key]) => !key.startsWith('bundle_option')));
  for (const { optionId, selection, qty } of partsOf(options, choice)) {
    written.append(`bundle_option[${optionId}]`, selection.id);
    if (qty !== selection.qty) written.append(`bundle_option_qty[${optionId}][${selection.id}]`, String(qty));
  }
  return written;
}

/** Product rules 9 and 10: what the page shows, with the price of the choice, or the lowest while it is incomplete. */
export function shownBundle(
  { sku, name, taxPercent, purchase }: ProductOf<'bundle'>,
  choice: BundleChoice,
  qty: number,
): ShownProduct {
  const { options } = purchase;
  const isWhole = isSaleable(options, choice);
  const price = isWhole ? bundlePrice(purchase, choice) : lowestBundlePrice(purchase);
  return {
    sku,
    name,
    qty,
    price: { regular: null, final: fromInclTax(price, taxPercent), lowest: null, isFrom: !isWhole, unit: 'STUK' },
    stock: { state: isAvailable(options) ? 'in_stock' : 'out_of_stock' },
    delivery: wholeDelivery(partsOf(options, choice).map(({ selection }) => selection.delivery)),
    tierPrices: [],
    offer: null,
    pictures: null,
  };
}

/** Whether every required option has a part in stock. */
function isAvailable(options: Options): boolean {
  return options.every(({ required, selections }) => !required || selections.some(({ inStock }) => inStock));
}
