import { defineAttributes } from '../../../mount';
import { additionAttributes } from '../../cart/attributes';

/** What the calculators declare alike. */
export const calculatorAttributes = defineAttributes({
  isAsked: { type: 'boolean', default: false, meaning: 'The form was sent, so what is wrong is said at once.' },
  page: { type: 'url', required: true, meaning: 'The page of the calculator, to which its form leads.' },
  quotePage: {
    type: 'url',
    meaning: 'Where a list of materials is posted as `items` for a quotation; without it there is no button for one.',
  },
  savePage: {
    type: 'url',
    meaning:
      'The page that keeps a list as a project, which gets `items` and `name`; without it there is no button for one.',
  },
  cartPage: { type: 'url', default: '/checkout/cart', meaning: 'The cart.' },
  ...additionAttributes,
});
