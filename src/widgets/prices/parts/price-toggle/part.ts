import { definePart } from '../../../../mount';

export default definePart({
  name: 'price-toggle',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  capabilities: ['tax-views'],
  summary:
    'Prices with or without VAT, for this page, the next ones and other tabs. The server prints both amounts; CSS shows one of them. Without scripts the form posts the choice and the server prints the page again.',
  inside: {
    'button[name="price_view"]': 'A submit button for each view, with the value incl_tax or excl_tax.',
  },
  events: {
    in: { 'set-price-view': 'Sets the view in its detail.' },
    out: { 'price-view-changed': 'Another view is shown.' },
  },
  keyboard: { 'Enter, Space': 'On a button: shows the prices of its view.' },
  states: ['Prices with VAT.', 'Prices without VAT.'],
});
