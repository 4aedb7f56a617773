import { definePart } from '../../../../mount';
import { isolation } from '../../../../shared/platform/isolation/attributes';
import { cartEvents } from '../../attributes';

export default definePart({
  name: 'minicart',
  kind: 'widget',
  when: 'interaction(shop:cart-item-added)',
  summary:
    'The cart link, and the drawer it opens: lines, quantity, remove with undo, subtotal in the price view of the page. Without scripts the link leads to the cart page.',
  attributes: {
    ...isolation,
    cartUrl: { type: 'url', default: '/checkout/cart', meaning: 'The cart page.' },
    checkoutUrl: { type: 'url', default: '/checkout', meaning: 'The first step of the checkout.' },
  },
  slots: {
    link: { required: true, meaning: 'The cart link, often with the part cart-count in it; a press opens the drawer.' },
  },
  events: cartEvents,
  customProperties: { '--noest-picture-filter': 'CSS filter of the pictures of the lines, none.' },
  views: {
    line: 'A line of the cart.',
    summary: 'The subtotal, what is said of delivery, and the links below the lines.',
    empty: 'What an empty cart shows.',
  },
  keyboard: {
    Enter: 'On the link: opens the drawer; with a modifier key the link works as links do.',
    Escape: 'Closes the drawer; the focus returns to the link.',
    Tab: 'Moves the focus within the open drawer.',
    'Arrow Up, Arrow Down': 'One more or one less in the field for the quantity of a line.',
  },
  states: [
    'The cart link, and its drawer after a press.',
    'The drawer that an addition opens, with the product named.',
  ],
  qa: {
    cart: 'three',
    acts: [{ press: '[data-component=minicart] [data-slot=link]' }],
    ready: { acts: [{ press: '[data-component=minicart] [data-slot=link]' }], says: 'cart.subtotal' },
    busy: { says: 'cart.loading' },
    empty: { cart: 'empty', says: 'cart.empty' },
    error: { says: 'cart.loadFailed' },
  },
  livesAt: 'The cart in the header of this page is one: press it.',
  budget: { react: 74_700, lean: 23_700 },
});
