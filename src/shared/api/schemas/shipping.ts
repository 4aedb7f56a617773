import * as v from 'valibot';
import { AddressSchema } from './address';
import { euros } from './common';

/** What the shopper chose beside an address and a method: the delivery option's code, and the newsletter. */
export const CheckoutExtensionSchema = v.object({
  deliveryOption: v.optional(v.nullable(v.string()), null),
  newsletter_subscribe: v.optional(v.boolean(), false),
});

/** Body of POST /api/checkout/shipping/collectShippingMethods. */
export const CollectShippingBodySchema = v.object({ address: AddressSchema });

const DeliveryOptionsSchema = v.array(v.object({ code: v.string(), label: v.string() }));
export type DeliveryOption = v.InferOutput<typeof DeliveryOptionsSchema>[number];

/** A JSON text on the wire (specification 3); empty where a method has none. */
const deliveryOptionsText = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.parseJson(), DeliveryOptionsSchema),
  v.pipe(
    v.union([v.literal(''), v.null()]),
    v.transform((): DeliveryOption[] => []),
  ),
]);

const ShippingMethodSchema = v.pipe(
  v.object({
    carrier_code: v.string(),
    method_code: v.string(),
    /** May carry a part after a `#` that is not for the shopper. */
    method_title: v.string(),
    price_incl_tax: euros,
    price_excl_tax: v.optional(euros),
    extension_attributes: v.optional(
      v.object({
        delivery_options: v.optional(deliveryOptionsText, ''),
        amstartes_comment: v.optional(v.nullable(v.string()), null),
      }),
      {},
    ),
  }),
  v.transform((method) => ({
    carrierCode: method.carrier_code,
    methodCode: method.method_code,
    title: method.method_title,
    /** Incl. VAT; 0 is free. */
    price: method.price_incl_tax,
    deliveryOptions: method.extension_attributes.delivery_options,
    comment: method.extension_attributes.amstartes_comment ?? '',
  })),
);
export type ShippingMethod = v.InferOutput<typeof ShippingMethodSchema>;
export type ShippingMethodAnswer = v.InferInput<typeof ShippingMethodSchema>;

/** Answer of POST /api/checkout/shipping/collectShippingMethods, in the order to show. */
export const ShippingMethodsSchema = v.array(ShippingMethodSchema);
