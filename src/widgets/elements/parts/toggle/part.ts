import { definePart } from '../../../../mount';

export default definePart({
  name: 'toggle',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'A switch: a checkbox whose size and speed are attributes, and that shows or hides another element. Without scripts a checkbox of the default size.',
  inside: { 'input[type="checkbox"]': 'The switch; with role="switch" it is announced as one.' },
  attributes: {
    // Elements rule 23.
    width: { type: 'pixels', default: 50, meaning: 'Width of the switch.' },
    // Elements rule 23.
    height: { type: 'pixels', default: 22, meaning: 'Height of the switch.' },
    // Elements rule 23.
    speed: { type: 'milliseconds', default: 300, meaning: 'How long the knob moves.' },
    controls: { type: 'text', default: '', meaning: 'Id of the element that is shown while it is on.' },
  },
  customProperties: {
    '--noest-toggle-width': 'Width of the switch, 50px; written by data-width once mounted.',
    '--noest-toggle-height': 'Its height, 22px; written by data-height.',
    '--noest-toggle-speed': 'How long the knob moves, 0.3s; written by data-speed.',
  },
  keyboard: { Space: 'Switches it on or off.' },
  states: ['A switch of 50 by 22 px that shows a line.', 'A large switch without animation.', 'A disabled switch.'],
});
