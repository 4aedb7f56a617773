import * as v from 'valibot';
import type { Amount, Cents } from '../../../../money';
import type { ListingProduct, ProductType } from '../../../model';
import {
  UnitSchema,
  count,
  euros,
  flag,
  optional,
  optionalId,
  optionalLink,
  orNull,
  pictureLink,
  words,
} from '../common';
import { stockOf, StockSchema } from './offer';
import { picture } from './picture';

const TYPES: readonly ProductType[] = ['simple', 'configurable', 'bundle', 'grouped', 'other'];

/** Product rule 1: what is none of the types is a simple product. */
const ProductTypeSchema = v.pipe(
  words,
  v.transform((name) => TYPES.find((type) => type === name) ?? 'simple'),
) as v.GenericSchema<ProductType, ProductType>;

/** An optional amount; null where either view of it is left out. */
function bothViews(inclTax: Cents | null, exclTax: Cents | null): Amount | null {
  return inclTax === null || exclTax === null ? null : { inclTax, exclTax };
}

const SwatchSchema = v.object({ label: v.string(), image: pictureLink });

/** A product as a listing, a product row or a search result shows it; a shop may leave out all but stock and prices. */
export const ListingProductSchema = v.pipe(
  v.object({
    id: optionalId,
    sku: words,
    name: words,
    url: optionalLink,
    product_type: ProductTypeSchema,
    small_image: picture,
    image_alt: words,
    in_stock: v.boolean(),
    stock: orNull(StockSchema),
    price_incl_tax: euros,
    price_excl_tax: euros,
    final_price_incl_tax: euros,
    final_price_excl_tax: euros,
    /** Of the 30 days before a reduction; null or left out where the shop gives none. */
    lowest_price_incl_tax: v.nullish(euros, null),
    lowest_price_excl_tax: v.nullish(euros, null),
    /** Of one piece, where the product is priced by the metre; null or left out where the piece is the unit. */
    piece_price_incl_tax: v.nullish(euros, null),
    piece_price_excl_tax: v.nullish(euros, null),
    /** "per plank van 300 cm". */
    piece_label: v.nullish(v.string(), ''),
    /** Whether the price is the lowest of several ("Vanaf"). */
    is_from_price: flag,
    unit_of_measurement: UnitSchema,
    dimensions: words,
    rating: orNull(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5)))),
    review_count: optional(count, 0),
    swatches: optional(v.array(SwatchSchema), []),
    is_new: flag,
  }),
  v.transform((product): ListingProduct => ({
    id: product.id || product.sku,
    productId: product.id,
    sku: product.sku,
    name: product.name,
    url: product.url,
    type: product.product_type,
    image: product.small_image,
    imageAlt: product.image_alt,
    inStock: product.in_stock,
    stock: product.stock ?? stockOf(product.in_stock),
    regularPrice: { inclTax: product.price_incl_tax, exclTax: product.price_excl_tax },
    finalPrice: { inclTax: product.final_price_incl_tax, exclTax: product.final_price_excl_tax },
    lowestPrice: bothViews(product.lowest_price_incl_tax, product.lowest_price_excl_tax),
    piecePrice: bothViews(product.piece_price_incl_tax, product.piece_price_excl_tax),
    pieceLabel: product.piece_label,
    isFromPrice: product.is_from_price,
    unit: product.unit_of_measurement,
    dimensions: product.dimensions,
    rating: product.rating,
    reviewCount: product.review_count,
    swatches: product.swatches,
    isNew: product.is_new,
  })),
);
export type ListingProductAnswer = v.InferInput<typeof ListingProductSchema>;

/** Products in order; one without id and SKU gets an id from its place, so that a list can tell them apart. */
export const ListingProductsSchema = v.pipe(
  v.array(ListingProductSchema),
  v.transform((products) => products.map((product, index) => (product.id ? product : { ...product, id: `#${index}` }))),
);
