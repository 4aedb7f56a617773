import * as v from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { Product } from '../../model';
import { reportFault } from '../../http/reportApiError';
import { operation, type Query } from '../query';
import { list, text } from '../values';
import { BUNDLE, BundleSchema, toBundle } from './bundle';
import { productAddress } from './card';
import { words } from './decodeEntities';
import { CONFIGURABLE, ConfigurableSchema, toConfigurable } from './configurable';
import { GROUPED, GroupedSchema, toGrouped } from './grouped';
import { OFFER, OfferSchema, toOffer } from './offer';
import { TYPE, typeEntries, typeOf } from './types';

const headEntries = { ...typeEntries, ...OfferSchema.entries, name: words, url_key: text, url_suffix: text };
const HeadSchema = v.object(headEntries);
type Head = v.InferOutput<typeof HeadSchema>;

/** What every product says of itself, and how it is bought; null where no form of the kit can buy it. */
const answer = (head: Head, purchase: Product['purchase'] | null) => ({ head, purchase });

const SCHEMAS = {
  simple: v.pipe(
    HeadSchema,
    v.transform((found) => answer(found, { type: 'simple', offer: toOffer(found) })),
  ),
  configurable: v.pipe(
    v.object({ ...headEntries, ...ConfigurableSchema.entries }),
    v.transform((found) => answer(found, toConfigurable(found))),
  ),
  bundle: v.pipe(
    v.object({ ...headEntries, ...BundleSchema.entries }),
    v.transform((found) => answer(found, toBundle(found))),
  ),
  grouped: v.pipe(
    v.object({ ...headEntries, ...GroupedSchema.entries }),
    v.transform((found) => answer(found, toGrouped(found))),
  ),
  other: v.pipe(
    HeadSchema,
    v.transform((found) => answer(found, null)),
  ),
} as const;

const TypeSchema = v.object(typeEntries);

/** A form of the kit has no fields for custom options, not for those that may be left out either. */
const ProductSchema = v.lazy((input) => {
  const type = v.safeParse(TypeSchema, input);
  return SCHEMAS[type.success ? typeOf(type.output, () => true) : 'other'];
});

export const PRODUCT = operation<{ readonly sku: string }>()({
  name: 'product',
  document: `query product($sku:String!){products(filter:{sku:{eq:$sku}}){items{${TYPE} name url_key url_suffix ${OFFER}${CONFIGURABLE}${BUNDLE}${GROUPED}}}}`,
  answer: v.object({ products: v.object({ items: list(ProductSchema) }) }),
});

/**
 * What can be bought of the product with this SKU; 404 where there is none, or none that is shown. A product that no form of
 * the kit can buy is an error, so that the server's form stays (product rule 1).
 */
export async function askProduct(
  query: Query,
  config: Pick<PageConfig, 'baseUrl'>,
  sku: string,
  options?: CallOptions,
): Promise<ApiResult<Product>> {
  const answered = await query(PRODUCT, { sku }, options);
  if (!answered.ok) return answered;
  const [found] = answered.value.products.items;
  if (!found) return failed({ kind: 'status', status: 404 });
  const { head, purchase } = found;
  if (purchase) return ok(toProduct(head, purchase, config));
  const error = { kind: 'invalid-response', issue: `${sku}: ${NO_FORM}` } as const;
  reportFault('GraphQL product', error);
  return failed(error);
}

const NO_FORM = 'expected a product that the kit has a form for, found options, a choice of downloads or another type';

function toProduct(head: Head, purchase: Product['purchase'], config: Pick<PageConfig, 'baseUrl'>): Product {
  return {
    id: head.sku,
    sku: head.sku,
    name: head.name,
    url: productAddress(head, config),
    // Magento does not say it: both price views have the one amount that it gives.
    taxPercent: 0,
    volumeDiscountPercent: 0,
    purchase,
  };
}
