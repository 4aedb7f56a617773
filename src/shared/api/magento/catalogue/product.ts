import * as v from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { Product } from '../../model';
import { reportFault } from '../../http/reportApiError';
import { operation, type Query } from '../operation';
import { list, text } from '../values';
import { BUNDLE, BundleSchema, toBundle } from './bundle';
import { productAddress } from './card';
import { words } from './decodeEntities';
import { CUSTOM_OPTIONS, CustomOptionSchema } from './customOptions';
import { CONFIGURABLE, ConfigurableSchema, toConfigurable } from './configurable';
import { GROUPED, GroupedSchema, toGrouped } from './grouped';
import { OFFER, OfferSchema, toOffer } from './offer';
import { ofModule, taxPercentOf } from './prices';
import { TYPE, typeEntries, typeOf } from './types';

const headEntries = { ...OfferSchema.entries, name: words, url_key: text, url_suffix: text };
const HeadSchema = v.object(headEntries);
type Head = v.InferOutput<typeof HeadSchema>;

/** What every product says of itself, and how it is bought; null where no form of the kit can buy it. */
const answer = (head: Head, purchase: Product['purchase'] | null) => ({ head, purchase });

const SCHEMAS = {
  simple: v.pipe(
    v.object({ ...headEntries, options: list(CustomOptionSchema) }),
    v.transform((found) => answer(found, toSimple(found))),
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

/** Only the form of a simple product has fields for custom options. Those that may be left out count too. */
const ProductSchema = v.lazy((input) => {
  const head = v.safeParse(TypeSchema, input);
  if (!head.success) return SCHEMAS.other;
  const type = typeOf(head.output, () => false);
  return SCHEMAS[type === 'simple' || head.output.options.length === 0 ? type : 'other'];
});

export const PRODUCT = operation<{ readonly sku: string }>()({
  name: 'product',
  document: `query product($sku:String!){products(filter:{sku:{eq:$sku}}){items{${TYPE} name url_key url_suffix ${OFFER}${CUSTOM_OPTIONS}${CONFIGURABLE}${BUNDLE}${GROUPED}}}}`,
  answer: v.object({ products: v.object({ items: list(ProductSchema) }) }),
  extend: ofModule,
  hasPrices: true,
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

const NO_FORM =
  'expected a product that the kit has a form for, found options that it has no fields for, a choice of downloads or another type';

type Simple = v.InferOutput<typeof OfferSchema> & {
  readonly options: readonly v.InferOutput<typeof CustomOptionSchema>[];
};

function toSimple(found: Simple): Product['purchase'] | null {
  const options = found.options.toSorted((one, other) => one.position - other.position).map(({ option }) => option);
  const customOptions = options.filter((option) => option !== null);
  if (customOptions.length < options.length) return null;
  return { type: 'simple', offer: toOffer(found), ...(customOptions.length > 0 && { customOptions }) };
}

function toProduct(head: Head, purchase: Product['purchase'], config: Pick<PageConfig, 'baseUrl'>): Product {
  return {
    id: head.sku,
    sku: head.sku,
    name: head.name,
    url: productAddress(head, config),
    taxPercent: taxPercentOf(head.price_range.final),
    volumeDiscountPercent: 0,
    purchase,
  };
}
