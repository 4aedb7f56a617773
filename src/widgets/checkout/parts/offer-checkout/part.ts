import { CustomerSchema } from '../../steps/customer';
import * as v from 'valibot';
import { TotalsSchema } from '../../../../shared/api/printed';
import { definePart } from '../../../../mount';

export default definePart({
  name: 'offer-checkout',
  kind: 'widget',
  replacesParts: true,
  when: 'load',
  summary:
    'From a cart to a quotation in two steps: details, and an overview with a note. Without scripts the form inside asks for the same and is posted.',
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
    cartUrl: { type: 'text', default: '/checkout/cart', meaning: 'The cart page.' },
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
    phone: { type: 'text', default: '', meaning: 'Telephone number of the shop, shown below the order.' },
  },
  capabilities: ['quotation'],
  events: {
    in: {
      'cart-refresh': 'Fetches the totals again.',
      'customer-changed': 'Fetches the totals again after a login or logout in another tab.',
    },
    out: {
      'payment-chosen': 'The quotation is chosen as payment method.',
      'cart-changed': 'The number of items in the totals is another one.',
    },
  },
  keyboard: { Enter: 'In a field: submits the step.' },
  states: [
    'A guest: details, overview; it needs something in the cart.',
    'The overview without the agreement: an error at the box.',
    'An empty cart: the cart page.',
  ],
  livesAt: 'Put something in the cart, open /offerte-aanvragen and go on; /qa/offer-checkout shows it alone.',
});
