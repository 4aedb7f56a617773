import { definePart } from '../../../../mount';

export default definePart({
  name: 'tier-prices',
  kind: 'widget',
  when: 'event(shop:product-changed)',
  summary:
    "The tiers of the page's product, outside of its form: the one that holds is marked, a press on one sets its quantity in the form. It follows `simple-product` or `configurable-product` on the page. Until the form changes, and without scripts, the server's table stands.",
  attributes: {
    business: { type: 'boolean', default: false, meaning: 'Heads the third column "Extra volumekorting".' },
  },
  events: {
    in: { 'product-changed': 'Mounts, and follows the variant and the quantity of the form.' },
    out: { 'product-changed': 'A tier was pressed here, which set another quantity.' },
  },
  states: ['Outside of the form: change the quantity, and it mounts.'],
  qa: {
    wokenBy: 'simple-product',
    acts: [{ press: '.noest-buy .noest-qty__step:last-of-type' }],
    ready: {
      acts: [{ press: '.noest-buy .noest-qty__step:last-of-type' }],
      shows: '[data-component=tier-prices][data-mount-state=mounted]',
    },
  },
  livesAt: 'On the page of a product with tiers; its test page is /qa/tier-prices.',
});
