import * as v from 'valibot';
import type {
  Approval,
  BudgetedProject,
  DeliveryMoment,
  DeliveryOption,
  DeliveryPart,
  PaymentMethod,
  PaymentMethods,
  ShippingMethod,
  SplitDelivery,
} from '../../model';
import type { Amount, Cents } from '../../../money';
import { AddressSchema } from './address';
import { euros, flag, id, words } from './common';
import { TotalsSchema } from './cart';

/** What the shopper chose besides an address and a method: the codes of the delivery options, and the newsletter. */
export const CheckoutExtensionSchema = v.object({
  deliveryOption: v.optional(v.nullable(v.string()), null),
  /** Part now and part later: then `deliveryOption` is the moment of the first delivery, and this that of the second. */
  splitDelivery: v.optional(v.boolean()),
  laterDeliveryOption: v.nullish(v.string()),
  newsletter_subscribe: v.optional(v.boolean(), false),
});

export type CheckoutExtensionBody = v.InferOutput<typeof CheckoutExtensionSchema>;

/** Body of POST /api/checkout/shipping/collectShippingMethods. */
export const CollectShippingBodySchema = v.object({ address: AddressSchema });

interface Prices {
  readonly price_incl_tax: Cents;
  readonly price_excl_tax?: Cents | null | undefined;
}

/** A shop that says no price without VAT has one price for both views. */
function toAmount({ price_incl_tax: inclTax, price_excl_tax: exclTax }: Prices): Amount {
  return { inclTax, exclTax: exclTax ?? inclTax };
}

const MomentSchema = v.pipe(
  v.object({
    day: v.pipe(v.string(), v.isoDate()),
    part: v.string(),
    hours: words,
    price_incl_tax: euros,
    price_excl_tax: v.nullish(euros),
    is_full: flag,
  }),
  v.transform(({ day, part, hours, is_full: isFull, ...prices }): DeliveryMoment => ({
    day,
    part,
    hours,
    price: toAmount(prices),
    isFull,
  })),
);

const DeliveryOptionSchema = v.object({
  code: id,
  label: v.string(),
  moment: v.optional(MomentSchema),
}) satisfies v.GenericSchema<unknown, DeliveryOption>;
export type DeliveryOptionAnswer = v.InferInput<typeof DeliveryOptionSchema>;

const DeliveryOptionsSchema = v.array(DeliveryOptionSchema);

/** A JSON text on the wire (checkout rule 34); empty where a method has none. */
const deliveryOptionsText = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.parseJson(), DeliveryOptionsSchema),
  v.pipe(
    v.literal(''),
    v.transform((): DeliveryOption[] => []),
  ),
]);

const DeliveryPartSchema = v.pipe(
  v.object({ items: v.array(v.string()), delivery_options: deliveryOptionsText }),
  v.transform(({ items, delivery_options: deliveryOptions }): DeliveryPart => ({ items, deliveryOptions })),
);

function canBeHad({ deliveryOptions }: DeliveryPart): boolean {
  return deliveryOptions.some(({ moment }) => moment !== undefined && !moment.isFull);
}

/** A method that can bring a cart in two (checkout rule 73); null where one of the two has no moment that can be had. */
const SplitDeliverySchema = v.pipe(
  v.object({
    is_chosen: flag,
    price_incl_tax: euros,
    price_excl_tax: v.nullish(euros),
    now: DeliveryPartSchema,
    later: DeliveryPartSchema,
  }),
  v.transform(({ is_chosen: isChosen, now, later, ...prices }): SplitDelivery | null =>
    canBeHad(now) && canBeHad(later) ? { isChosen, price: toAmount(prices), now, later } : null,
  ),
);

const ShippingMethodSchema = v.pipe(
  v.object({
    carrier_code: v.string(),
    method_code: v.string(),
    /** May carry a part after a `#` that is not for the shopper. */
    method_title: v.string(),
    price_incl_tax: euros,
    price_excl_tax: v.nullish(euros),
    extension_attributes: v.nullish(
      v.object({
        delivery_options: v.nullish(deliveryOptionsText, ''),
        amstartes_comment: v.nullish(v.string(), ''),
        split_delivery: v.nullish(SplitDeliverySchema, null),
      }),
      {},
    ),
  }),
  v.transform((method): ShippingMethod => ({
    carrierCode: method.carrier_code,
    methodCode: method.method_code,
    title: method.method_title,
    price: toAmount(method),
    deliveryOptions: method.extension_attributes.delivery_options,
    comment: method.extension_attributes.amstartes_comment,
    split: method.extension_attributes.split_delivery,
  })),
);
export type ShippingMethodAnswer = v.InferInput<typeof ShippingMethodSchema>;

/** Answer of POST /api/checkout/shipping/collectShippingMethods, in the order to show. */
export const ShippingMethodsSchema = v.array(ShippingMethodSchema);

/** Where the order goes and how; `addressInformation` of collectPaymentMethods (shared rule 24). */
const AddressInformationSchema = v.object({
  shippingAddress: AddressSchema,
  billingAddress: AddressSchema,
  shippingMethodCode: v.string(),
  shippingCarrierCode: v.string(),
  extensionAttributes: v.optional(CheckoutExtensionSchema, {}),
});
export type AddressInformationBody = v.InferOutput<typeof AddressInformationSchema>;

/** Body of POST /api/checkout/payment/collectPaymentMethods. */
export const CollectPaymentBodySchema = v.object({ addressInformation: AddressInformationSchema });

/** The chosen method; `vatid` and `cocnumber` go along with the business invoice (checkout rule 40). */
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
export type PaymentInformationBody = v.InferOutput<typeof PaymentInformationSchema>;

const PaymentMethodSchema = v.object({
  code: v.string(),
  title: v.string(),
  subtitle: v.nullish(v.string(), ''),
  tooltip: v.nullish(v.string(), ''),
}) satisfies v.GenericSchema<unknown, PaymentMethod>;

/** Who has to agree to an order above the customer's limit (checkout rule 68). */
const ApprovalSchema = v.pipe(
  v.object({ amount_excl_tax: euros, limit_excl_tax: euros, approvers: v.array(v.string()) }),
  v.transform(({ amount_excl_tax: amount, limit_excl_tax: limit, approvers }): Approval => ({
    amount,
    limit,
    approvers,
  })),
);

/** What a company orders for, with what is left of each budget (checkout rule 69). */
const ProjectSchema = v.pipe(
  v.object({ name: v.string(), left_excl_tax: v.nullable(euros), over_excl_tax: euros, is_blocking: flag }),
  v.transform(({ name, left_excl_tax: left, over_excl_tax: over, is_blocking: isBlocking }): BudgetedProject => ({
    name,
    left,
    over,
    isBlocking,
  })),
);

/** Answer of POST /api/checkout/payment/collectPaymentMethods: the methods in the order to show, and totals with shipping. */
export const PaymentMethodsSchema = v.pipe(
  v.object({
    payment_methods: v.array(PaymentMethodSchema),
    payment_config: v.nullish(
      v.object({
        giftcard: v.nullish(v.object({ name: words }), { name: '' }),
        approval: v.nullish(ApprovalSchema, null),
        projects: v.nullish(v.array(ProjectSchema), []),
      }),
      {},
    ),
    totals: TotalsSchema,
  }),
  v.transform(
    ({ payment_methods: methods, payment_config: { giftcard, approval, projects }, totals }): PaymentMethods => ({
      /** The gift card has the shop's own name for it, where the shop has one. */
      methods: methods.map((method) =>
        method.code === 'giftcard' && giftcard.name ? { ...method, title: giftcard.name } : method,
      ),
      giftcardName: giftcard.name,
      approval,
      projects,
      totals,
    }),
  ),
);
export type PaymentMethodsAnswer = v.InferInput<typeof PaymentMethodsSchema>;
