import * as v from 'valibot';
import { AddressSchema } from './address';
import { link } from './common';
import { PaymentMethodChoiceSchema } from './payment';
import { CheckoutExtensionSchema } from './shipping';

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

/** Answer of POST /api/checkout/payment/placeOrder (specification 7). */
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
    /** The number the shopper is told. */
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
