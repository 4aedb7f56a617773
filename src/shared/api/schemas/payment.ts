import * as v from 'valibot';
import { AddressSchema } from './address';
import { TotalsSchema } from './cart';
import { CheckoutExtensionSchema } from './shipping';

/** Where the order goes and how; `addressInformation` of collectPaymentMethods (specification 7). */
const AddressInformationSchema = v.object({
  shippingAddress: AddressSchema,
  billingAddress: AddressSchema,
  shippingMethodCode: v.string(),
  shippingCarrierCode: v.string(),
  extensionAttributes: v.optional(CheckoutExtensionSchema, {}),
});
export type AddressInformation = v.InferOutput<typeof AddressInformationSchema>;

/** Body of POST /api/checkout/payment/collectPaymentMethods. */
export const CollectPaymentBodySchema = v.object({ addressInformation: AddressInformationSchema });

/** The chosen method; `vatid` and `cocnumber` go along with the business invoice (specification 3, payment details). */
export const PaymentMethodChoiceSchema = v.object({
  method: v.pipe(v.string(), v.nonEmpty()),
  additional_data: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(255))), {}),
});

export type PaymentMethodChoice = v.InferOutput<typeof PaymentMethodChoiceSchema>;

/** Body of POST /api/checkout/set-payment-information. */
export const PaymentInformationSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(255)),
  paymentMethod: PaymentMethodChoiceSchema,
  billingAddress: AddressSchema,
});
export type PaymentInformation = v.InferOutput<typeof PaymentInformationSchema>;

const PaymentMethodSchema = v.pipe(
  v.object({
    code: v.string(),
    title: v.string(),
    subtitle: v.optional(v.nullable(v.string())),
    tooltip: v.optional(v.nullable(v.string())),
  }),
  v.transform(({ code, title, subtitle, tooltip }) => ({
    code,
    title,
    subtitle: subtitle ?? '',
    tooltip: tooltip ?? '',
  })),
);

/** Answer of POST /api/checkout/payment/collectPaymentMethods: the methods in the order to show, and totals with shipping. */
export const PaymentMethodsSchema = v.pipe(
  v.object({
    payment_methods: v.array(PaymentMethodSchema),
    payment_config: v.optional(v.object({ giftcard: v.optional(v.object({ name: v.string() })) }), {}),
    totals: TotalsSchema,
  }),
  v.transform((answer) => ({
    methods: answer.payment_methods,
    /** The shop's own name for its gift card; empty where it takes none. */
    giftcardName: answer.payment_config.giftcard?.name ?? '',
    totals: answer.totals,
  })),
);
export type PaymentMethods = v.InferOutput<typeof PaymentMethodsSchema>;
export type PaymentMethodsAnswer = v.InferInput<typeof PaymentMethodsSchema>;
