import { definePart } from '../../../../mount';

export default definePart({
  name: 'swatches',
  kind: 'widget',
  when: 'event(shop:product-changed)',
  summary:
    "The values of one attribute of the page's product, outside of its form; a press on one chooses it in the form. It follows `configurable-product` on the page. Until the form changes, and without scripts, the server's markup stands.",
  attributes: {
    attribute: {
      type: 'non-empty text',
      required: true,
      meaning: 'Code of the attribute whose values are chosen here.',
    },
  },
  events: {
    in: { 'product-changed': 'Mounts, and follows the choice in the form.' },
    out: { 'product-changed': 'A value was chosen here.' },
  },
  keyboard: {
    'Arrow keys': 'Choose the next or the previous value, as in any group of radio buttons.',
  },
  states: ['Outside of the form: choose in the form, and it mounts.'],
  qa: {
    wokenBy: 'configurable-product',
    acts: [{ press: 'fieldset:nth-of-type(1) input:enabled' }],
    ready: {
      acts: [{ press: 'fieldset:nth-of-type(1) input:enabled' }],
      shows: '[data-component=swatches][data-mount-state=mounted]',
    },
  },
  livesAt: 'On the page of a configurable product; its test page is /qa/swatches.',
});
