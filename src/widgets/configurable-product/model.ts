import type { ConfigurableAttribute, ProductOf, Stock, Variant } from '../../shared/api';
import { priceAt } from '../../shared/purchase/model';
import type { ShownAttribute, ShownOption, ShownProduct } from '../../shared/state/product';

/** The ids of the chosen options, in the order of the attributes: as many as there are chosen steps. */
export type Choice = readonly string[];

type Attributes = readonly ConfigurableAttribute[];

/** All variants that share the first choices. Its numbers are kept while the index is built, so reading one costs nothing. */
export interface Branch {
  /** The one variant that remains; null where there are several. */
  readonly only: Variant | null;
  readonly cheapest: Variant;
  /** Whether they all cost the same. */
  readonly isOnePrice: boolean;
  /** Whether any of them can be had. */
  readonly inStock: boolean;
  /** The best that can be said of any of them. */
  readonly stock: Stock;
  /** By the option of the next attribute. */
  readonly next: ReadonlyMap<string, Branch>;
}

interface GrowingBranch extends Branch {
  only: Variant | null;
  cheapest: Variant;
  isOnePrice: boolean;
  inStock: boolean;
  stock: Stock;
  readonly next: Map<string, GrowingBranch>;
}

/**
 * Every first choice leads to its branch. Built once; after that a choice is one step a chosen attribute, whether there
 * are 6 variants or 10,000. Null where there are none.
 */
export function indexVariants(variants: readonly Variant[]): Branch | null {
  const [first, ...others] = variants;
  if (!first) return null;
  const root = sprout(first);
  for (const variant of others) grow(root, variant);
  return root;
}

/** A branch of one variant, down to its last choice. */
function sprout(variant: Variant, depth = 0): GrowingBranch {
  const optionId = variant.optionIds[depth];
  const next = new Map<string, GrowingBranch>();
  if (optionId !== undefined) next.set(optionId, sprout(variant, depth + 1));
  return { only: variant, cheapest: variant, isOnePrice: true, inStock: variant.inStock, stock: variant.stock, next };
}

function grow(root: GrowingBranch, variant: Variant): void {
  let branch = root;
  for (const [depth, optionId] of variant.optionIds.entries()) {
    join(branch, variant);
    const known = branch.next.get(optionId);
    if (!known) {
      branch.next.set(optionId, sprout(variant, depth + 1));
      return;
    }
    branch = known;
  }
  // A twin, with the same value for every attribute: nothing tells them apart, so the first one is it.
}

function join(branch: GrowingBranch, variant: Variant): void {
  branch.only = null;
  branch.inStock ||= variant.inStock;
  if (READINESS[variant.stock.state] > READINESS[branch.stock.state]) branch.stock = variant.stock;
  branch.isOnePrice &&= variant.finalPrice.inclTax === branch.cheapest.finalPrice.inclTax;
  if (variant.finalPrice.inclTax < branch.cheapest.finalPrice.inclTax) branch.cheapest = variant;
}

/** From what can't be had to what lies ready. */
const READINESS: Readonly<Record<Stock['state'], number>> = {
  out_of_stock: 0,
  available_later: 1,
  only_left: 2,
  in_stock_delivery: 3,
  in_stock: 3,
};

/** Where the choices made so far have led; null where no variant has them. */
export function branchAt(root: Branch | null, choice: Choice): Branch | null {
  return choice.reduce<Branch | null>((branch, optionId) => branch?.next.get(optionId) ?? null, root);
}

/** Specification 4: values are picked in attribute order, and choosing one drops the choices for later attributes. */
export function choose(choice: Choice, step: number, optionId: string): Choice {
  return step > choice.length ? choice : [...choice.slice(0, step), optionId];
}

/** Specification 4: saleable once the number of chosen steps equals the number of attributes; what is sold out is not. */
export function isSaleable(attributes: Attributes, choice: Choice, branch: Branch | null): boolean {
  return isComplete(attributes, choice) && branch?.only?.inStock === true;
}

export function isComplete(attributes: Attributes, choice: Choice): boolean {
  return choice.length === attributes.length;
}

/** The options of one attribute after the choices before it. */
export function optionsAt(root: Branch | null, attributes: Attributes, choice: Choice, step: number): ShownOption[] {
  const isNext = step <= choice.length;
  const branch = isNext ? branchAt(root, choice.slice(0, step)) : null;
  return (attributes[step]?.options ?? []).map(({ id, label, swatch }) => {
    const beyond = branch?.next.get(id);
    const state = !isNext || beyond?.inStock ? 'free' : beyond ? 'sold-out' : 'impossible';
    return { id, label, swatch, isChosen: choice[step] === id, state };
  });
}

/** The labels of what is chosen, in order. */
function labelsOf(attributes: Attributes, choice: Choice): string[] {
  return choice.map((id, step) => attributes[step]?.options.find((option) => option.id === id)?.label ?? '');
}

/** The later steps whose choice a new one at `step` drops. */
export function droppedBy(choice: Choice, step: number): number[] {
  return [...choice.keys()].filter((later) => later > step);
}

/**
 * The choice an address carries: by attribute its url_key, and an option's label, the very parameters in which a listing
 * asks its filters. What no variant has ends it there.
 */
export function readChoice(root: Branch | null, attributes: Attributes, params: URLSearchParams): Choice {
  const choice: string[] = [];
  for (const { urlKey, options } of attributes) {
    const label = params.get(urlKey);
    const option = options.find((candidate) => candidate.label === label);
    if (!option || !branchAt(root, [...choice, option.id])) break;
    choice.push(option.id);
  }
  return choice;
}

/** The same parameters with this choice in them; those of others stay. */
export function writeChoice(attributes: Attributes, choice: Choice, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  const labels = labelsOf(attributes, choice);
  for (const [step, { urlKey }] of attributes.entries()) {
    written.delete(urlKey);
    const label = labels[step];
    if (label !== undefined) written.set(urlKey, label);
  }
  return written;
}

export interface MissingPair {
  readonly first: string;
  readonly second: string;
}

/** The first few pairs of values that no variant has, for a page that stands before any choice; two attributes only. */
export function missingPairs(root: Branch | null, attributes: Attributes, limit: number): MissingPair[] {
  const [first, second] = attributes;
  const missing: MissingPair[] = [];
  if (!root || !first || !second || attributes.length > 2) return missing;
  for (const one of first.options) {
    for (const other of second.options) {
      if (root.next.get(one.id)?.next.has(other.id)) continue;
      missing.push({ first: one.label, second: other.label });
      if (missing.length === limit) return missing;
    }
  }
  return missing;
}

/** Every attribute with its options, as far as the choices before it allow them. */
export function attributesAt(root: Branch | null, attributes: Attributes, choice: Choice): ShownAttribute[] {
  const labels = labelsOf(attributes, choice);
  return attributes.map(({ code, label }, step) => ({
    code,
    label,
    options: optionsAt(root, attributes, choice, step),
    waitsFor: step > choice.length ? (attributes[choice.length]?.label ?? null) : null,
    beside: labels.slice(0, step),
  }));
}

/** What the page shows: the one variant that remains, or from what price the others are; null where nothing is for sale. */
export function shownAt(
  { sku, name, purchase: { attributes } }: ProductOf<'configurable'>,
  branch: Branch | null,
  choice: Choice,
  qty: number,
): ShownProduct | null {
  if (!branch) return null;
  const { only, cheapest, isOnePrice, stock } = branch;
  if (only) {
    return {
      sku: only.sku,
      name: only.name,
      qty,
      price: priceAt(only, qty),
      stock: only.stock,
      tierPrices: only.tierPrices,
      offer: isComplete(attributes, choice) ? only : null,
      pictures: only.pictures,
    };
  }
  const price = { ...priceAt(cheapest, 1), isFrom: !isOnePrice };
  return { sku, name, qty, price, stock, tierPrices: [], offer: null, pictures: null };
}
