import type { ConfigurableAttribute, ProductOf } from '../../../../shared/api';
import { deliveryAt, priceAt } from '../../purchase/model';
import type { ShownAttribute, ShownOption, ShownProduct } from '../../store';
import { branchAt, type Branch } from './variants';

/** The ids of the chosen options, in the order of the attributes. */
export type Choice = readonly string[];

type Attributes = readonly ConfigurableAttribute[];

/** Product rule 3: values are chosen in the order of the attributes, and a new one drops the choices for all later ones. */
export function choose(choice: Choice, step: number, optionId: string): Choice {
  return step > choice.length ? choice : [...choice.slice(0, step), optionId];
}

/** Product rule 4: saleable when every attribute has a value and the variant is in stock. */
export function isSaleable(attributes: Attributes, choice: Choice, branch: Branch | null): boolean {
  return isComplete(attributes, choice) && branch?.only?.inStock === true;
}

export function isComplete(attributes: Attributes, choice: Choice): boolean {
  return choice.length === attributes.length;
}

/** Product rule 6: the options of one attribute, as far as the earlier choices allow them. */
export function optionsAt(root: Branch | null, attributes: Attributes, choice: Choice, step: number): ShownOption[] {
  const isNext = step <= choice.length;
  const branch = isNext ? branchAt(root, choice.slice(0, step)) : null;
  return (attributes[step]?.options ?? []).map(({ id, label, swatch }) => {
    const beyond = branch?.next.get(id);
    const state = !isNext || beyond?.inStock ? 'free' : beyond ? 'sold-out' : 'impossible';
    return { id, label, swatch, isChosen: choice[step] === id, state };
  });
}

/** The labels of the chosen options, in order. */
function labelsOf(attributes: Attributes, choice: Choice): string[] {
  return choice.map((id, step) => attributes[step]?.options.find((option) => option.id === id)?.label ?? '');
}

/** The later steps whose choice a new one at `step` drops. */
export function droppedBy(choice: Choice, step: number): number[] {
  return [...choice.keys()].filter((later) => later > step);
}

/**
 * Product rule 23: the choice in an address, as `{url_key}={label}`, or with the id of the option: the parameters that filter a
 * listing too. It ends at the first value that no variant has.
 */
export function readChoice(root: Branch | null, attributes: Attributes, params: URLSearchParams): Choice {
  const choice: string[] = [];
  for (const { urlKey, options } of attributes) {
    const asked = params.get(urlKey);
    const option = options.find(({ label }) => label === asked) ?? options.find(({ id }) => id === asked);
    if (!option || !branchAt(root, [...choice, option.id])) break;
    choice.push(option.id);
  }
  return choice;
}

/** Product rule 23: the parameters with this choice in them; other parameters stay. */
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

/** Product rule 6: the first `limit` pairs of values that no variant has; for exactly two attributes. */
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

/** Every attribute with its options, as far as the earlier choices allow them. */
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

/** Product rule 5: the one variant that remains, or the lowest price of several; null without variants. */
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
      delivery: deliveryAt(only, qty),
      tierPrices: only.tierPrices,
      offer: isComplete(attributes, choice) ? only : null,
      pictures: only.pictures,
    };
  }
  const price = { ...priceAt(cheapest, 1), isFrom: !isOnePrice };
  return { sku, name, qty, price, stock, delivery: null, tierPrices: [], offer: null, pictures: null };
}
