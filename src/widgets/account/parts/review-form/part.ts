import { definePart } from '../../../../mount';

export default definePart({
  name: 'review-form',
  kind: 'widget',
  when: 'interaction',
  summary:
    "A customer's review of a product, checked and sent without leaving the page. Its element contains the server's form, which posts without scripts.",
  capabilities: ['reviews'],
  attributes: {
    sku: { type: 'non-empty text', required: true, meaning: 'The product that is reviewed.' },
    rating: {
      type: 'integer',
      min: 1,
      max: 5,
      meaning: 'Stars that are chosen at the start, as after a form that the server refused.',
    },
    title: { type: 'text', default: '', meaning: 'Title at the start.' },
    text: { type: 'text', default: '', meaning: 'Text of the review at the start.' },
  },
  keyboard: {
    'ArrowLeft, ArrowRight': 'In the stars: choose one fewer or one more.',
    Enter: 'In the title: sends the review.',
  },
  states: [
    'A review of the plank 100101: only a customer who is logged in can send one. /qa/reviews lists the reviews that wait for approval.',
  ],
  qa: {
    customer: 'consumer',
    acts: [
      { press: '[data-component=review-form] [value="5"]' },
      { fill: '[data-component=review-form] [name=title]', with: 'Mooi recht hout' },
      { fill: '[data-component=review-form] textarea', with: 'Recht gezaagd, droog en netjes op tijd geleverd.' },
      { press: '[data-component=review-form] [type=submit]' },
    ],
    busy: { shows: '[data-component=review-form] [aria-disabled=true]' },
    error: { says: 'common.failed' },
  },
});
