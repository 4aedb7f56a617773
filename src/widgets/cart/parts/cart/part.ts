import * as v from 'valibot';
import { TotalsSchema } from '../../../../shared/api/printed';
import { definePart } from '../../../../mount';
import { cartEvents } from '../../attributes';

export default definePart({
  name: 'cart',
  kind: 'widget',
  when: 'load',
  summary:
    'The cart page: lines with quantity and removal that can be undone, totals in both price views, and what is wrong with the stock. Without scripts the printed forms change and remove lines.',
  attributes: {
    totals: {
      type: v.nullable(TotalsSchema),
      default: null,
      meaning: 'The cart as GET /api/checkout/totals/collect answers it; the shop is asked where it is left out.',
    },
    checkoutUrl: { type: 'url', default: '/checkout', meaning: 'The first step of the checkout.' },
    continueUrl: { type: 'url', default: '/', meaning: 'The page to continue shopping on.' },
  },
  slots: {
    place: { meaning: 'The form that asks where the cart goes, shown below the totals.' },
    split: {
      meaning:
        'The form that asks whether all of it comes at once, shown below the totals for as long as the lines are those it was printed for.',
    },
    coupon: { meaning: 'The part coupon, shown below the totals.' },
  },
  events: cartEvents,
  customProperties: { '--noest-picture-filter': 'CSS filter of the pictures of the lines, none.' },
  views: {
    line: 'A line of the cart.',
    summary: 'What stands beside the lines: totals, code, delivery and links.',
    empty: 'What an empty cart shows.',
  },
  keyboard: { 'Arrow Up, Arrow Down': 'One more or one less in the field for the quantity of a line.' },
  states: ['A cart with lines, totals and the coupon; add something first.', 'An empty cart, with a link to the shop.'],
  qa: {
    cart: 'three',
    acts: [{ press: '[data-component=cart] .noest-qty__step:last-of-type' }],
    ready: { says: 'cart.toCheckout' },
    busy: { shows: '[data-component=cart] [aria-busy=true]' },
    empty: { cart: 'empty', acts: [], says: 'cart.empty' },
    error: { says: 'cart.changeFailed' },
  },
  livesAt: 'It lives on the cart page; /qa/cart shows it alone.',
});
