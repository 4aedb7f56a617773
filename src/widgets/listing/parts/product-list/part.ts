import { definePart } from '../../../../mount';
import { LIST_STATES } from '../../states';

export default definePart({
  name: 'product-list',
  kind: 'widget',
  when: 'event(shop:listing-changed)',
  chunk: 'listing',
  summary:
    'The products of the listing, a notice when they could not be loaded, and what to do when there are none. A card that the server printed stays for as long as its product is the same. It needs `category-view` or `search-view` on the page. Without scripts the list is plain markup.',
  slots: {
    '<sku>': { meaning: 'The card of the product with this SKU, as the server printed it.' },
    empty: { meaning: 'What is shown where a listing without filters has no products.' },
  },
  events: { out: { 'listing-changed': 'Other products are shown.' } },
  customProperties: {
    '--noest-list-columns': 'Number of columns: 1 below 18rem, 2, 3 from 36rem, 4 from 75rem.',
    '--noest-list-gap': 'Space between two cards.',
    '--noest-card-inline-size': 'Width of a card, from the columns and the gap.',
    '--noest-card-block-size': 'Height of most cards: that of a placeholder, and of a card far from view.',
    '--noest-list-count': 'Number of products, from which the list has its height. Set by the part.',
  },
  views: {
    card: 'A product that the server has not printed: after a filter, another order or another page. Write it as the server prints its own.',
  },
  livesAt: 'Every category and every search is one: open a category and choose a filter.',
  qa: LIST_STATES,
});
