import * as v from 'valibot';
import { missingCapability } from '../../capabilities';
import { AnsweredCartSchema, CART_FIELDS, toTotals, withoutLineErrors } from '../cart/answer';
import { operation } from '../operation';
import { list, money, text } from '../values';
import type { AddressInput } from './address';

interface OfCart {
  readonly cart: string;
}

interface Addresses extends OfCart {
  readonly billing: AddressInput;
  /** False for a cart of which nothing is delivered; the address is then null. */
  readonly isDelivered: boolean;
  readonly shipping: AddressInput | null;
  /** Whether a way to deliver is chosen; the next two are empty where none is. */
  readonly isChosen: boolean;
  readonly carrier: string;
  readonly method: string;
}

interface Payment extends OfCart {
  readonly email: string;
  /** A customer's cart has an e-mail address already, and takes no other. */
  readonly isGuest: boolean;
  readonly code: string;
}

const SET_SHIPPING_ADDRESS =
  'setShippingAddressesOnCart(input:{cart_id:$cart,shipping_addresses:[$shipping]})' as const;
const DELIVER =
  `${SET_SHIPPING_ADDRESS}@include(if:$isDelivered){cart{id}} setShippingMethodsOnCart(input:{cart_id:$cart,shipping_methods:[{carrier_code:$carrier,method_code:$method}]})@include(if:$isChosen){cart{id}}` as const;
const OF_DELIVERY =
  '$isDelivered:Boolean!,$isChosen:Boolean!,$shipping:ShippingAddressInput,$carrier:String!,$method:String!' as const;
const SET_BILLING = 'setBillingAddressOnCart(input:{cart_id:$cart,billing_address:$billing})' as const;
const SET_EMAIL = 'setGuestEmailOnCart(input:{cart_id:$cart,email:$email})@include(if:$isGuest){cart{id}}' as const;
const SET_PAYMENT = 'setPaymentMethodOnCart(input:{cart_id:$cart,payment_method:{code:$code}}){cart{id}}' as const;

/** What only has to succeed. */
const done = v.object({ cart: v.object({ id: v.string() }) });

export const emailAvailable = operation<{ readonly email: string }>()({
  name: 'emailAvailable',
  isPersonal: true,
  document: 'query emailAvailable($email:String!){isEmailAvailable(email:$email){is_email_available}}',
  answer: v.object({ isEmailAvailable: v.object({ is_email_available: v.boolean() }) }),
});

/** How many lines a street may take. Before 2.4.7 a shop does not say it, and takes one at least. */
const STREET_LINES =
  ' customAttributeMetadataV2(attributes:[{attribute_code:"street",entity_type:"customer_address"}]){items{__typename...on CustomerAttributeMetadata{multiline_count}}}' as const;
const ADDRESS_FORM =
  `query addressForm($country:String!){country(id:$country){available_regions{id name}} storeConfig{countries_with_required_region}${STREET_LINES}}` as const;

const RegionSchema = v.pipe(
  v.object({ id: v.number(), name: text }),
  v.transform(({ id, name }) => ({ id: String(id), name })),
);

export const addressForm = operation<{ readonly country: string }>()({
  name: 'addressForm',
  mayCache: true,
  document: ADDRESS_FORM,
  olderDocument: ADDRESS_FORM.replace(STREET_LINES, ''),
  answer: v.object({
    country: v.object({ available_regions: list(RegionSchema) }),
    storeConfig: v.object({ countries_with_required_region: text }),
    customAttributeMetadataV2: v.optional(
      v.object({
        items: list(v.object({ __typename: text, multiline_count: v.nullish(v.pipe(v.number(), v.minValue(1))) })),
      }),
    ),
  }),
});

export const shippingMethods = operation<OfCart & { readonly shipping: AddressInput }>()({
  name: 'shippingMethods',
  mayRepeat: true,
  document: `mutation shippingMethods($cart:String!,$shipping:ShippingAddressInput!){${SET_SHIPPING_ADDRESS}{cart{shipping_addresses{available_shipping_methods{carrier_code carrier_title method_code method_title available price_incl_tax{value}}}}}}`,
  answer: v.object({
    setShippingAddressesOnCart: v.object({
      cart: v.object({
        shipping_addresses: list(
          v.object({
            available_shipping_methods: list(
              v.object({
                carrier_code: v.string(),
                carrier_title: text,
                method_code: text,
                method_title: text,
                available: v.boolean(),
                price_incl_tax: money,
              }),
            ),
          }),
        ),
      }),
    }),
  }),
});

const PAYMENT_METHODS =
  `mutation paymentMethods($cart:String!,$billing:BillingAddressInput!,${OF_DELIVERY}){${DELIVER} ${SET_BILLING}{cart{available_payment_methods{code title} ${CART_FIELDS}}}}` as const;

export const paymentMethods = operation<Addresses>()({
  name: 'paymentMethods',
  mayRepeat: true,
  document: PAYMENT_METHODS,
  olderDocument: withoutLineErrors(PAYMENT_METHODS),
  answer: v.object({
    setShippingAddressesOnCart: v.optional(done),
    setShippingMethodsOnCart: v.optional(done),
    setBillingAddressOnCart: v.object({
      cart: v.pipe(
        v.object({
          ...AnsweredCartSchema.entries,
          available_payment_methods: list(v.object({ code: v.string(), title: text })),
        }),
        v.transform(({ available_payment_methods: methods, ...cart }) => ({ methods, totals: toTotals(cart) })),
      ),
    }),
  }),
});

export const setPayment = operation<Payment & Pick<Addresses, 'billing'>>()({
  name: 'setPayment',
  mayRepeat: true,
  document: `mutation setPayment($cart:String!,$billing:BillingAddressInput!,$email:String!,$isGuest:Boolean!,$code:String!){${SET_EMAIL} ${SET_BILLING}{cart{id}} ${SET_PAYMENT}}`,
  answer: v.object({ setBillingAddressOnCart: done, setPaymentMethodOnCart: done }),
});

export const prepareOrder = operation<Addresses & Payment>()({
  name: 'prepareOrder',
  mayRepeat: true,
  document: `mutation prepareOrder($cart:String!,$billing:BillingAddressInput!,${OF_DELIVERY},$email:String!,$isGuest:Boolean!,$code:String!){${SET_EMAIL} ${DELIVER} ${SET_BILLING}{cart{id}} ${SET_PAYMENT}}`,
  answer: v.object({
    setShippingAddressesOnCart: v.optional(done),
    setShippingMethodsOnCart: v.optional(done),
    setBillingAddressOnCart: done,
    setPaymentMethodOnCart: done,
  }),
});

/** Shared rule 15. */
const PLACE_ORDER_MS = 60_000;

const PlacedSchema = v.object({
  placeOrder: v.object({
    errors: list(v.object({ code: v.string(), message: v.string() })),
    order: v.nullish(v.object({ order_number: v.string() })),
  }),
});

export const placeOrder = operation<OfCart>()({
  name: 'placeOrder',
  document:
    'mutation placeOrder($cart:String!){placeOrder(input:{cart_id:$cart}){errors{code message} order{order_number}}}',
  /** Up to 2.4.6 what is wrong is an error of the whole answer. */
  olderDocument: 'mutation placeOrder($cart:String!){placeOrder(input:{cart_id:$cart}){order{order_number}}}',
  answer: PlacedSchema,
  timeLimit: PLACE_ORDER_MS,
});

/** Shared rule 61: with what a business knows its order by. */
function withLabels(document: string): string {
  return missingCapability(['order-reference']) === undefined
    ? document
        .replace('$key:String!', '$key:String!,$reference:String,$project:String')
        .replace('key:$key', 'key:$key,reference:$reference,project_name:$project')
    : document;
}

/** The same, of the module: sent again with its key it answers the order that was made. */
export const placeKeyedOrder = operation<
  OfCart & { readonly key: string; readonly reference: string | null; readonly project: string | null }
>()({
  name: 'placeKeyedOrder',
  extend: withLabels,
  document:
    'mutation placeKeyedOrder($cart:String!,$key:String!){placeOrder:placeNoestOrder(input:{cart_id:$cart,key:$key}){errors{code message} order{order_number}}}',
  olderDocument:
    'mutation placeKeyedOrder($cart:String!,$key:String!){placeOrder:placeNoestOrder(input:{cart_id:$cart,key:$key}){order{order_number}}}',
  answer: PlacedSchema,
  timeLimit: PLACE_ORDER_MS,
});

/** Of the module; null where no order has this key. */
export const orderOfKey = operation<{ readonly key: string }>()({
  name: 'orderOfKey',
  document: 'query orderOfKey($key:String!){noestOrder(key:$key){order_number}}',
  answer: v.object({ noestOrder: v.nullish(v.object({ order_number: v.string() }), null) }),
});

/** Whether there still is a cart to order. */
export const cartExists = operation<OfCart>()({
  name: 'cartExists',
  document: 'query cartExists($cart:String!){cart(cart_id:$cart){id}}',
  answer: v.object({ cart: v.object({ id: v.string() }) }),
});

export const subscribe = operation<{ readonly email: string }>()({
  name: 'subscribe',
  document: 'mutation subscribe($email:String!){subscribeEmailToNewsletter(email:$email){status}}',
  answer: v.object({ subscribeEmailToNewsletter: v.object({ status: v.nullish(v.string()) }) }),
  keepalive: true,
});

/** Who asks for a quotation, which nothing is paid with. */
export const setPayer = operation<Pick<Payment, 'cart' | 'email' | 'isGuest'> & Pick<Addresses, 'billing'>>()({
  name: 'setPayer',
  mayRepeat: true,
  document: `mutation setPayer($cart:String!,$billing:BillingAddressInput!,$email:String!,$isGuest:Boolean!){${SET_EMAIL} ${SET_BILLING}{cart{id}}}`,
  answer: v.object({ setBillingAddressOnCart: done }),
});

/** Of the module: a quotation of the cart, with the e-mail address and the addresses that it has. */
export const requestQuotation = operation<OfCart & { readonly key: string; readonly note: string }>()({
  name: 'requestQuotation',
  document:
    'mutation requestQuotation($cart:String!,$key:String!,$note:String!){requestNoestQuotation(input:{cart_id:$cart,key:$key,note:$note}){url}}',
  answer: v.object({ requestNoestQuotation: v.object({ url: v.string() }) }),
  timeLimit: PLACE_ORDER_MS,
});

/** Of the module; null where there is no such address. */
export const noestPostcode = operation<{ readonly postcode: string; readonly houseNumber: string }>()({
  name: 'noestPostcode',
  document:
    'query noestPostcode($postcode:String!,$houseNumber:String!){noestPostcode(postcode:$postcode,house_number:$houseNumber){street city additions}}',
  answer: v.object({
    noestPostcode: v.nullable(v.object({ street: v.string(), city: v.string(), additions: v.array(v.string()) })),
  }),
  mayCache: true,
});

/** Of the module. */
export const businessNumbers = operation<OfCart & { readonly cocNumber: string; readonly vatId: string }>()({
  name: 'businessNumbers',
  mayRepeat: true,
  document:
    'mutation businessNumbers($cart:String!,$cocNumber:String!,$vatId:String!){setNoestBusinessNumbersOnCart(input:{cart_id:$cart,coc_number:$cocNumber,vat_id:$vatId}){cart{id}}}',
  answer: v.object({ setNoestBusinessNumbersOnCart: done }),
});
