import { definePart } from '../../../../mount';

export default definePart({
  name: 'stock-indicator',
  kind: 'widget',
  when: 'event(shop:product-changed)',
  summary:
    "The stock line of the page's product, outside of its form. Until the form changes, and without scripts, the server's line stands.",
  events: { in: { 'product-changed': 'Mounts, and follows the stock of the variant in the form.' } },
  states: ['Outside of the form: choose in the form, and it mounts.'],
  livesAt: 'On the page of a product; its test page is /qa/stock-indicator.',
});
