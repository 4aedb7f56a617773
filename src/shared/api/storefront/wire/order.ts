import * as v from 'valibot';
import type { PlacedOrder } from '../../model';
import { AddressSchema } from './address';
import { link, optionalId } from './common';
import { PaymentMethodChoiceSchema, CheckoutExtensionSchema } from './payment';

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
  /** What the business itself knows the order by, where it says so (checkout rule 67). */
  order_reference: v.optional(v.pipe(v.string(), v.maxLength(35))),
  project_name: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** A colleague is asked to agree to it, with these words; left out where it is ordered (checkout rule 68). */
  approval_note: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type PlaceOrderBody = v.InferOutput<typeof PlaceOrderBodySchema>;

/** An order is made by any answer that is not an error: it has to say neither which nor where to go (checkout rule 47). */
const OrderMadeSchema = v.object({
  quote_id: optionalId,
  increment_id: optionalId,
  /** Where the shopper must go before the order counts, as a card's own check. */
  RequiredAction: v.nullish(v.object({ RedirectURL: v.nullish(link) })),
  // An error in a 200 answer is no order; whether there is one is asked for.
  error: v.nullish(v.null()),
  exception: v.nullish(v.null()),
});

/** Magento answers with the bare id of the order, which is neither its number nor its quote's. */
const OrderIdSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((): v.InferOutput<typeof OrderMadeSchema> => ({ quote_id: '', increment_id: '' })),
);

/** Answer of POST /api/checkout/payment/placeOrder (checkout rule 47). */
export const PlacedOrderSchema = v.pipe(
  v.union([OrderMadeSchema, OrderIdSchema]),
  v.transform((placed): PlacedOrder => ({
    quoteId: placed.quote_id,
    incrementId: placed.increment_id,
    requiredRedirect: placed.RequiredAction?.RedirectURL ?? null,
  })),
);
export type PlacedOrderAnswer = v.InferInput<typeof OrderMadeSchema>;

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
