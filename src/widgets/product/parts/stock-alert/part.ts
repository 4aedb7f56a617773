import { definePart } from '../../../../mount';

const SOLD_OUT_CHOSEN = {
  acts: [
    { press: 'fieldset:nth-of-type(1) label:nth-of-type(3)' },
    { press: 'fieldset:nth-of-type(2) label:nth-of-type(2)' },
  ],
  shows: '[data-component=stock-alert][data-mount-state=mounted]',
};

export default definePart({
  name: 'stock-alert',
  kind: 'behaviour',
  when: 'event(shop:product-changed)',
  summary:
    'What a shopper can do while the chosen variant is sold out, such as the form for a message when it is back: shown for a variant that is, hidden for any other. It follows `configurable-product` on the page. Without scripts it stands as the server printed it for the choice of the address.',
  inside: { 'input[name="sku"]': 'Which variant is asked about; the part writes its SKU.' },
  events: { in: { 'product-changed': 'Mounts, and follows the variant in the form.' } },
  states: ['A variant that is sold out is chosen: the form is there, and asks about that variant.'],
  qa: {
    wokenBy: 'configurable-product',
    ready: SOLD_OUT_CHOSEN,
    offline: SOLD_OUT_CHOSEN,
  },
  livesAt: 'On the page of a product with choices; its test page is /qa/stock-alert.',
});
