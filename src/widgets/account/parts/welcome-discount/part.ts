import { definePart } from '../../../../mount';

export default definePart({
  name: 'welcome-discount',
  kind: 'behaviour',
  when: 'interaction',
  chunk: 'signup',
  summary:
    'Requests the welcome discount, which is sent by e-mail, without leaving the page. Its element is the form, or contains it. Without scripts the form posts and the next page shows the answer.',
  attributes: {
    // Account rule 25.
    timeLimit: { type: 'milliseconds', default: 10000, meaning: 'How long the answer of the shop may take.' },
  },
  keyboard: { Enter: 'In the field: sends the form.' },
  states: ['A coupon by e-mail: see /qa/outbox.'],
  qa: {
    acts: [
      { fill: '[data-component=welcome-discount] input[name=email]', with: 'jan@example.com' },
      { press: '[data-component=welcome-discount] [type=submit]' },
    ],
    busy: { shows: '[data-component=welcome-discount] [aria-disabled=true]' },
    error: { says: 'common.failed' },
  },
});
