import * as v from 'valibot';
import { defineAttributes } from '../../../mount';
import { TotalsSchema } from '../../../shared/api/printed';
import { CustomerSchema } from './customer';

/** What the checkout and the quotation checkout have in common. */
export const checkoutAttributes = defineAttributes({
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
  loginUrl: {
    type: 'url',
    default: '/customer/account/login',
    meaning: 'The address that the login form is posted to.',
  },
  forgotUrl: { type: 'url', default: '/customer/account/forget/', meaning: 'The page for a forgotten password.' },
  businessUrl: {
    type: 'url',
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
  returns: {
    type: 'text',
    default: '',
    meaning: 'What the shop promises of sending back, a line below the order; a business is not shown it.',
  },
});
