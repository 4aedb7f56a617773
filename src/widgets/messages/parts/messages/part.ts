import { definePart } from '../../../../mount';

export default definePart({
  name: 'messages',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'Messages of the page: those the server printed, and those of the parts and scripts of the page, announced as they come. Each has a close button; the time of one stops under the pointer and the focus. Without scripts the printed messages stay.',
  attributes: {
    // Messages rule 1.
    life: { type: 'milliseconds', default: 5000, meaning: 'Milliseconds a success or a notice stays.' },
    errorLife: {
      type: 'milliseconds',
      meaning: 'Milliseconds a warning or an error stays; until closed where it is left out.',
    },
  },
  events: { in: { message: 'Shows the message in its detail: `type` and `text`.' } },
  customProperties: {
    '--noest-messages-layer': 'z-index of the messages over the page, 40.',
    '--noest-messages-inset': 'Their distance from the bottom of the window, 1rem.',
  },
  keyboard: { 'Enter, Space': 'On a close button: closes the message; the focus moves to the next one.' },
  states: [
    'A success, a notice, a warning and an error, printed by the server.',
    'A message of the page, over its lower edge.',
  ],
  livesAt:
    'One is above the title of this page: add something to the cart with the form of add-to-cart to see a message.',
});
