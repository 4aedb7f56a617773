import * as v from 'valibot';
import { UnitSchema, count, euros, link } from '../common';
import type { Amount, Cents } from '../../../money';
import { StockSchema } from './offer';

const ProductTypeSchema = v.picklist(['simple', 'configurable', 'bundle', 'grouped']);
export type ProductType = v.InferOutput<typeof ProductTypeSchema>;

/** An optional amount; null where either view of it is left out. */
function bothViews(inclTax: Cents | null, exclTax: Cents | null): Amount | null {
  return inclTax === null || exclTax === null ? null : { inclTax, exclTax };
}

const SwatchSchema = v.object({ label: v.string(), image: v.string() });

/** A product as a listing, a product row or a search result shows it. */
export const ListingProductSchema = v.pipe(
  v.object({
    id: v.string(),
    sku: v.string(),
    name: v.string(),
    url: link,
    product_type: ProductTypeSchema,
    small_image: v.string(),
    image_alt: v.string(),
    in_stock: v.boolean(),
    stock: StockSchema,
    price_incl_tax: euros,
    price_excl_tax: euros,
    final_price_incl_tax: euros,
    final_price_excl_tax: euros,
    /** Of the 30 days before a reduction; null or left out where the shop gives none. */
    lowest_price_incl_tax: v.optional(v.nullable(euros), null),
    lowest_price_excl_tax: v.optional(v.nullable(euros), null),
    /** Of one piece, where the product is priced by the metre; null or left out where the piece is the unit. */
    piece_price_incl_tax: v.optional(v.nullable(euros), null),
    piece_price_excl_tax: v.optional(v.nullable(euros), null),
    /** "per plank van 300 cm". */
    piece_label: v.optional(v.string(), ''),
    /** Whether the price is the lowest of several ("Vanaf"). */
    is_from_price: v.boolean(),
    unit_of_measurement: UnitSchema,
    dimensions: v.string(),
    rating: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    review_count: count,
    swatches: v.array(SwatchSchema),
    is_new: v.boolean(),
  }),
  v.transform((product) => ({
    id: product.id,
    sku: product.sku,
    name: product.name,
    url: product.url,
    type: product.product_type,
    image: product.small_image,
    imageAlt: product.image_alt,
    inStock: product.in_stock,
    stock: product.stock,
    regularPrice: { inclTax: product.price_incl_tax, exclTax: product.price_excl_tax },
    finalPrice: { inclTax: product.final_price_incl_tax, exclTax: product.final_price_excl_tax },
    lowestPrice: bothViews(product.lowest_price_incl_tax, product.lowest_price_excl_tax),
    /** Of one in the cart; null where the price is that already. */
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
export type ListingProduct = v.InferOutput<typeof ListingProductSchema>;
