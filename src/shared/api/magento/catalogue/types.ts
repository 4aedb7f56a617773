import * as v from 'valibot';
import { ownValue } from '../../../platform/ownValue';
import type { ProductType } from '../../model';
import { list, text } from '../values';

/** What tells which type a product has for the kit. */
export const TYPE =
  '__typename...on CustomizableProductInterface{options{required}}...on DownloadableProduct{links_purchased_separately}';

export const typeEntries = {
  __typename: text,
  options: list(v.object({ required: v.nullish(v.boolean(), false) })),
  /** 1 where a shopper chooses which downloads to buy. */
  links_purchased_separately: v.nullish(v.number(), 0),
};

const TYPES: Readonly<Record<string, ProductType>> = {
  SimpleProduct: 'simple',
  VirtualProduct: 'simple',
  DownloadableProduct: 'simple',
  ConfigurableProduct: 'configurable',
  BundleProduct: 'bundle',
  GroupedProduct: 'grouped',
};

interface TypeAnswer {
  readonly __typename: string;
  readonly options: readonly { readonly required: boolean }[];
  readonly links_purchased_separately: number;
}

/** The type by which a product is bought; `other` for what needs choices that no form of the kit offers. */
export function typeOf(
  { __typename: type, options, links_purchased_separately: chooses }: TypeAnswer,
  counts: (option: { readonly required: boolean }) => boolean,
): ProductType {
  if (options.some(counts) || chooses !== 0) return 'other';
  return ownValue(TYPES, type) ?? 'other';
}
