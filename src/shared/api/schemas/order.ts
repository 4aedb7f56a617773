import * as v from 'valibot';
import { AddressSchema } from './address';
import { link } from './common';
import { PaymentMethodChoiceSchema, CheckoutExtensionSchema } from './payment';
import { TotalsSchema } from './cart';

/** Body of POST /api/checkout/payment/placeOrder. No amount in it: the shop works out its own. */
export const PlaceOrderBodySchema = v.object({
  email: v.pipe(v.string(), v.maxLength(255)),
  shippingOptions: v.object({
    shippingAddress: AddressSchema,
    shippingMethodCode: v.string(),
    shippingCarrierCode: v.string(),
    extensionAttributes: v.optional(CheckoutExtensionSchema, {}),
  }),
  paymentMethod: PaymentMethodChoiceSchema,
  billingAddress: AddressSchema,
});
export type PlaceOrderBody = v.InferOutput<typeof PlaceOrderBodySchema>;

/** Answer of POST /api/checkout/payment/placeOrder (checkout rule 47). */
export const PlacedOrderSchema = v.pipe(
  v.object({
    quote_id: v.string(),
    increment_id: v.string(),
    /** Where the shopper must go before the order counts, as a card's own check. */
    RequiredAction: v.optional(v.nullable(v.object({ RedirectURL: link }))),
  }),
  v.transform((placed) => ({
    /** What redirectPay asks for. */
    quoteId: placed.quote_id,
    /** The number shown to the shopper. */
    incrementId: placed.increment_id,
    requiredRedirect: placed.RequiredAction?.RedirectURL ?? null,
  })),
);
export type PlacedOrder = v.InferOutput<typeof PlacedOrderSchema>;
export type PlacedOrderAnswer = v.InferInput<typeof PlacedOrderSchema>;

/** Answer of GET /api/checkout/payment/placeOrder/{key}: the order made from that key, or null where there is none. */
export const OrderOfKeySchema = v.object({ order: v.nullable(PlacedOrderSchema) });

/** Answer of GET /api/checkout/redirectPay/{quote_id}: where to pay. */
export const RedirectPaySchema = link;

/** Body of POST /api/custom/checkout/offer/complete. */
export const CompleteOfferBodySchema = v.object({ customer_note: v.pipe(v.string(), v.maxLength(5000)) });

/** Its answer: where to go, or an error, which may come in a 200 body too (checkout rule 56). */
export const CompletedOfferSchema = v.union([
  v.pipe(
    v.object({ redirect: link }),
    v.transform(({ redirect }) => ({ redirect, refusal: null })),
  ),
  v.pipe(
    v.object({ error: v.string() }),
    v.transform(({ error }) => ({ redirect: null, refusal: error })),
  ),
]);

/** Answer of GET /api/checkout/payment/coupons: the codes that count for this cart. */
export const CouponsSchema = v.array(v.string());

/** Answer of PUT /api/checkout/payment/coupons/{code}; a code that does not count is refused instead. */
export const AppliedCouponSchema = v.pipe(
  v.object({ couponStatus: v.boolean(), totals: TotalsSchema }),
  v.transform(({ couponStatus, totals }) => ({ isApplied: couponStatus, totals })),
);
export type AppliedCoupon = v.InferOutput<typeof AppliedCouponSchema>;

/** Answer of DELETE /api/checkout/payment/coupons. */
export const RemovedCouponSchema = v.pipe(
  v.object({ totals: TotalsSchema }),
  v.transform(({ totals }) => totals),
);
export type AppliedCouponAnswer = v.InferInput<typeof AppliedCouponSchema>;
