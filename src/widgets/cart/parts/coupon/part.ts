import { definePart } from '../../../../mount';

export default definePart({
  name: 'coupon',
  kind: 'widget',
  when: 'load',
  summary:
    'A field for a discount code or gift voucher; once one is applied, the code with a button to remove it. A refused code is explained at the field. Without scripts the form posts the code to the server.',
  attributes: {
    code: {
      type: 'text',
      default: '',
      meaning: 'The code that is applied as the page is printed; empty where there is none.',
    },
  },
  events: {
    in: {
      'cart-refresh': 'Asks the shop for the totals again.',
      'customer-changed': 'Asks the shop for the totals again: prices depend on the customer.',
    },
    out: { 'cart-changed': 'A code was applied or removed.' },
  },
  keyboard: { Enter: 'Applies the code in the field.' },
  states: ['WELKOM10, HOUT5 and CADEAU25: applied.', 'VERLOPEN: refused, it has expired.'],
  qa: {
    cart: 'three',
    acts: [
      { fill: '[data-component=coupon] input', with: 'WELKOM10' },
      { press: '[data-component=coupon] [type=submit]' },
    ],
    busy: { shows: '[data-component=coupon] [aria-disabled=true]' },
    error: { says: 'coupon.failed' },
  },
  livesAt: 'It lives on the cart page; /qa/coupon shows it alone.',
});
