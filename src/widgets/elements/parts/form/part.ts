import { definePart } from '../../../../mount';

export default definePart({
  name: 'form',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'forms',
  summary:
    'A form that is checked before it is sent: by the constraints of HTML and by the rules that a field lists in data-rules, separated by pipes. data-message on a field replaces the message of the kit. Without scripts the browser checks the constraints and the server everything else.',
  element: 'form',
  attributes: {
    rules: {
      type: 'texts by name',
      default: {},
      meaning: 'Rules by the name of a field, for markup that cannot carry data-rules on the field itself.',
    },
    // Elements rule 4.
    delay: { type: 'milliseconds', default: 500, meaning: 'Time between the last input and the check.' },
    submit: {
      type: ['native', 'fetch'],
      default: 'native',
      meaning: 'How it is sent: by the browser, or without leaving the page.',
    },
    // Elements rule 8.
    timeLimit: { type: 'milliseconds', default: 10000, meaning: 'How long the answer of the shop may take.' },
  },
  keyboard: { Enter: 'In a field of one line: checks the form and sends it.' },
  states: ['Sent by the browser.', 'Sent without leaving the page.'],
  qa: {
    acts: [
      { fill: '[data-submit=fetch] [name=firstname]', with: 'Jan' },
      { fill: '[data-submit=fetch] [name=email]', with: 'jan@example.com' },
      { fill: '[data-submit=fetch] [name=confirm_email]', with: 'jan@example.com' },
      { fill: '[data-submit=fetch] [name=postcode]', with: '1234AB' },
      { press: '[data-submit=fetch] [type=submit]' },
    ],
    busy: { shows: '[data-submit=fetch] [aria-disabled=true]' },
    error: { says: 'common.failed' },
  },
});
