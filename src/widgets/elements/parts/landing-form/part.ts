import { definePart } from '../../../../mount';

export default definePart({
  name: 'landing-form',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'forms',
  summary:
    'The form of a landing page: checked as the part form does, and sent without leaving the page. Its element is the form, or contains it. Without scripts it posts.',
  attributes: {
    // Elements rule 4.
    delay: { type: 'milliseconds', default: 500, meaning: 'Time between the last input and the check.' },
    // Elements rule 8.
    timeLimit: { type: 'milliseconds', default: 10000, meaning: 'How long the answer of the shop may take.' },
  },
  keyboard: { Enter: 'In a field of one line: checks the form and sends it.' },
  states: ['Checked while it is filled in, and sent without leaving the page.'],
  qa: {
    acts: [
      { fill: '[data-component=landing-form] [name=name]', with: 'Jan de Vries' },
      { fill: '[data-component=landing-form] [name=email]', with: 'jan@example.com' },
      { fill: '[data-component=landing-form] [name=message]', with: 'Ik zoek twaalf vlonderplanken.' },
      { press: '[data-component=landing-form] [type=submit]' },
    ],
    busy: { shows: '[data-component=landing-form] [aria-disabled=true]' },
    error: { says: 'common.failed' },
  },
});
