import { definePart } from '../../../../mount';
import { checkoutAttributes } from '../../steps/attributes';

export default definePart({
  name: 'checkout',
  kind: 'widget',
  when: 'load',
  summary:
    'From a cart to an order in three steps, for guests, customers and businesses. What is filled in is kept on the device. Without scripts the page says how to order by telephone.',
  attributes: {
    ...checkoutAttributes,
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
    cartUrl: { type: 'url', default: '/checkout/cart/', meaning: 'The cart page.' },
    successUrl: { type: 'url', default: '/checkout/onepage/success', meaning: 'The success page.' },
    newsletterDefault: {
      type: 'boolean',
      default: false,
      meaning: 'Ticks the box for the newsletter.',
    },
    termsUrl: { type: 'url', default: '', meaning: 'The terms and conditions, linked above the final button.' },
    privacyUrl: { type: 'url', default: '', meaning: 'The privacy statement, linked above the final button.' },
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
  qa: {
    cart: 'three',
    ready: { says: 'checkout.toShipping' },
    // Cart rule 41.
    busy: { mount: 'loading', shows: '[data-component=checkout]' },
    error: { mount: 'failed', shows: '[data-component=checkout]' },
  },
  livesAt: 'Put something in the cart and press Afrekenen.',
});
