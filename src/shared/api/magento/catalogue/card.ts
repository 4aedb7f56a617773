import * as v from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { missingCapability } from '../../capabilities';
import type { ListingProduct } from '../../model';
import { words } from './decodeEntities';
import { amountOf, ofModule, PRICE_RANGE, PriceRangeSchema, soldBy } from './prices';
import { STOCK, stockEntries, stockOf } from './stock';
import { SWATCH, SwatchSchema } from './swatch';
import { TYPE, typeEntries, typeOf } from './types';
import { lastIdIn, list, text } from '../values';

const NAMES = 'uid sku name';

/** What is asked of a product that a card shows. */
export const CARD =
  `${TYPE} ${NAMES} url_key url_suffix ${STOCK} new_from_date new_to_date rating_summary review_count small_image{url label}${PRICE_RANGE}...on ConfigurableProduct{configurable_options{values{label ${SWATCH}}}}` as const;

/** The same of a shop whose module knows of what one can be bought. */
export function cardsOfModule(document: string): string {
  const asked = ofModule(document);
  return missingCapability(['single-pieces']) ? asked : asked.replaceAll(NAMES, `${NAMES} noest_sells_single`);
}

export const CardSchema = v.object({
  ...typeEntries,
  ...stockEntries,
  uid: text,
  sku: text,
  name: words,
  noest_sells_single: v.nullish(v.boolean(), true),
  url_key: text,
  url_suffix: text,
  new_from_date: text,
  new_to_date: text,
  /** In percent. */
  rating_summary: v.nullish(v.number(), 0),
  review_count: v.nullish(v.number(), 0),
  small_image: v.nullish(v.object({ url: text, label: words }), {}),
  price_range: PriceRangeSchema,
  configurable_options: list(v.object({ values: list(v.object({ label: words, swatch_data: SwatchSchema })) })),
});
type CardAnswer = v.InferOutput<typeof CardSchema>;

export function toCard(answer: CardAnswer, config: Pick<PageConfig, 'baseUrl'>): ListingProduct {
  const { sku, name, price_range: price } = answer;
  const type = answer.noest_sells_single ? typeOf(answer, ({ required }) => required) : 'other';
  const sold = soldBy(price);
  return {
    id: sku,
    productId: lastIdIn(answer.uid),
    sku,
    name,
    url: productAddress(answer, config),
    type,
    image: answer.small_image.url,
    imageAlt: answer.small_image.label,
    ...stockOf(answer),
    ...sold,
    lowestPrice: null,
    piecePrice: sold.pieceLabel ? amountOf(price.final) : null,
    isFromPrice: type === 'grouped' || price.isFrom,
    dimensions: '',
    rating: answer.review_count > 0 ? answer.rating_summary / 20 : null,
    reviewCount: answer.review_count,
    swatches: swatchesOf(answer),
    isNew: isNew(answer),
  };
}

/** The address of a product's page; empty for a product that has none, such as one that is part of another only. */
export function productAddress(
  { url_key: key, url_suffix: suffix }: Pick<CardAnswer, 'url_key' | 'url_suffix'>,
  { baseUrl }: Pick<PageConfig, 'baseUrl'>,
): string {
  return key && `${baseUrl}/${encodeURI(key)}${suffix}`;
}

function swatchesOf({ configurable_options: attributes }: CardAnswer): ListingProduct['swatches'] {
  return attributes.flatMap(({ values }) =>
    values.flatMap(({ label, swatch_data: swatch }) => (swatch ? [{ label, ...swatch }] : [])),
  );
}

/** Whether today is within the days for which the shop calls it new; one of the two bounds may be missing. */
function isNew({ new_from_date: from, new_to_date: to }: CardAnswer): boolean {
  if (!from && !to) return false;
  const now = new Date();
  const today = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  return from.slice(0, 10) <= today && (!to || today <= to.slice(0, 10));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
