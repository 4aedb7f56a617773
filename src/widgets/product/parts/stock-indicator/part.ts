import { definePart } from '../../../../mount';

export default definePart({
  name: 'stock-indicator',
  kind: 'widget',
  when: 'event(shop:product-changed)',
  summary:
    "The stock line of the page's product, outside of its form. It follows a product form of the page: `simple-product`, `configurable-product`, `bundle-product` or `grouped-product`. Until the form changes, and without scripts, the server's line stands.",
  events: { in: { 'product-changed': 'Mounts, and follows the stock of the variant in the form.' } },
  states: ['Outside of the form: choose in the form, and it mounts.'],
  qa: {
    wokenBy: 'configurable-product',
    acts: [{ press: 'fieldset:nth-of-type(1) input:enabled' }, { press: 'fieldset:nth-of-type(2) input:enabled' }],
    ready: {
      acts: [{ press: 'fieldset:nth-of-type(1) input:enabled' }, { press: 'fieldset:nth-of-type(2) input:enabled' }],
      shows: '[data-component=stock-indicator][data-mount-state=mounted]',
    },
  },
  livesAt: 'On the page of a product; its test page is /qa/stock-indicator.',
});
