import { CustomerSchema } from '../../steps/customer';
import * as v from 'valibot';
import { TotalsSchema } from '../../../../shared/api/printed';
import { definePart } from '../../../../mount';

export default definePart({
  name: 'checkout',
  kind: 'widget',
  when: 'load',
  summary:
    'From a cart to an order in three steps, for guests, customers and businesses. What is filled in is kept on the device. Without scripts the page says how to order by telephone.',
  attributes: {
    customer: {
      type: v.nullable(CustomerSchema),
      default: null,
      meaning: 'Who is logged in: e-mail, whether a business, saved addresses. Null for a guest.',
    },
    totals: {
      type: v.nullable(TotalsSchema),
      default: null,
      meaning: 'The cart as GET /api/checkout/totals/collect answers it; they are fetched where it is left out.',
    },
    paymentPrefix: {
      type: 'non-empty text',
      required: true,
      meaning: 'Prefix of the codes of payment methods with a page of their own.',
    },
    invoiceMethod: {
      type: 'text',
      default: '',
      meaning: 'Code of the invoice for businesses, which asks for VAT and KVK number.',
    },
    pickupCarriers: {
      type: 'text',
      default: 'pickup instore',
      meaning:
        'Codes of the carriers whose methods are collected, separated by spaces: the comment of such a method is the place and its hours, its delivery option the day.',
    },
    hasPendingPayment: {
      type: 'boolean',
      default: false,
      meaning: 'An order of this shopper is unpaid: its cart is restored.',
    },
    paymentFailed: { type: 'boolean', default: false, meaning: 'The shopper came back from a payment that failed.' },
    cartUrl: { type: 'text', default: '/checkout/cart/', meaning: 'The cart page.' },
    successUrl: { type: 'text', default: '/checkout/onepage/success', meaning: 'The success page.' },
    loginUrl: {
      type: 'text',
      default: '/customer/account/login',
      meaning: 'The address that the login form is posted to.',
    },
    forgotUrl: { type: 'text', default: '/customer/account/forget/', meaning: 'The page for a forgotten password.' },
    businessUrl: {
      type: 'text',
      default: '/customer/account/register/business',
      meaning: 'The page on which a business creates an account.',
    },
    newsletterDefault: {
      type: 'boolean',
      default: false,
      meaning: 'Ticks the box for the newsletter.',
    },
    vatCheck: {
      type: ['warn', 'block'],
      default: 'warn',
      meaning: '`warn` warns of a VAT number with a wrong check digit; `block` makes it an error.',
    },
    addition: {
      type: ['ask', 'first'],
      default: 'ask',
      meaning:
        'Where several additions exist at a house number: `ask` asks which one it is; `first` fills in the first one and says so.',
    },
    beCompanyNumber: {
      type: 'boolean',
      default: false,
      meaning: 'Shows an optional ondernemingsnummer to a Belgian business.',
    },
    termsUrl: { type: 'text', default: '', meaning: 'The terms and conditions, linked above the final button.' },
    privacyUrl: { type: 'text', default: '', meaning: 'The privacy statement, linked above the final button.' },
    phone: { type: 'text', default: '', meaning: 'Telephone number of the shop, shown below the order.' },
  },
  events: {
    in: {
      'cart-refresh': 'Fetches the totals again.',
      'customer-changed': 'Fetches the totals again after a login or logout in another tab.',
    },
    out: {
      'checkout-started': 'Once per visit with items in the cart.',
      'checkout-step': 'A step is shown.',
      'shipping-chosen': 'The shopper goes on from the shipping methods.',
      'payment-chosen': 'A payment method is chosen.',
      'order-placed': 'The shop has taken the order, before the browser leaves.',
      'cart-changed': 'The number of items in the totals is another one.',
    },
  },
  keyboard: {
    Enter: 'In a field: submits the step.',
    'Arrow keys': 'Among methods and delivery options: choose the next or previous one.',
  },
  states: [
    'A guest: details, shipping, payment; it needs something in the cart.',
    'An e-mail address that has an account: a login is offered.',
    'A step with errors: a summary above the form, with the focus.',
    'An empty cart: the cart page.',
  ],
  livesAt: 'Put something in the cart and press Afrekenen.',
});
