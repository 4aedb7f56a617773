import { definePart } from '../../../../mount';

export default definePart({
  name: 'newsletter',
  kind: 'behaviour',
  when: 'interaction',
  chunk: 'signup',
  summary:
    'Signs up for the newsletter without leaving the page; the answer is shown in a line below the form. Its element is the form, or contains it. Without scripts the form posts and the next page shows the answer.',
  attributes: {
    // Account rule 25.
    timeLimit: { type: 'milliseconds', default: 10000, meaning: 'How long the answer of the shop may take.' },
  },
  keyboard: { Enter: 'In the field: sends the form.' },
  states: ['Signing up: the answer in a line below the form.'],
  qa: {
    acts: [
      { fill: '[data-component=newsletter] input[name=email]', with: 'jan@example.com' },
      { press: '[data-component=newsletter] [type=submit]' },
    ],
    busy: { shows: '[data-component=newsletter] [aria-disabled=true]' },
    error: { says: 'common.failed' },
  },
});
