import * as v from 'valibot';
import type { ProductOf } from '../../model';
import { list } from '../values';
import { words } from './decodeEntities';
import { OFFER, offerEntries, toOffer } from './offer';

export const GROUPED = `...on GroupedProduct{items{position product{name ${OFFER}}}}` as const;

export const GroupedSchema = v.object({
  items: list(
    v.object({
      position: v.nullish(v.number(), 0),
      product: v.nullish(v.object({ name: words, ...offerEntries }), null),
    }),
  ),
});

export function toGrouped({ items }: v.InferOutput<typeof GroupedSchema>): ProductOf<'grouped'>['purchase'] {
  return {
    type: 'grouped',
    children: items
      .toSorted((one, other) => one.position - other.position)
      .flatMap(({ product }) => (product ? [{ ...toOffer(product), name: product.name }] : [])),
  };
}
