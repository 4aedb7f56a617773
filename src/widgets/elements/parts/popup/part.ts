import { definePart } from '../../../../mount';

export default definePart({
  name: 'popup',
  kind: 'behaviour',
  when: 'idle',
  summary:
    'A popover beside its button and within the window. Without scripts the browser opens it in the middle of the window.',
  element: '[popover]',
  attributes: {
    // Elements rule 19.
    padding: { type: 'pixels', default: 5, meaning: 'Distance that is kept from the edges of the window.' },
    offset: { type: 'pixels', default: 4, meaning: 'Distance from its button.' },
    side: { type: ['top', 'bottom'], default: 'bottom', meaning: 'The side of its button, where it fits there.' },
    align: { type: ['start', 'center', 'end'], default: 'start', meaning: 'Which edges of the two are aligned.' },
  },
  keyboard: {
    'Enter, Space': 'On its button: opens or closes it.',
    Escape: 'Closes it.',
  },
  states: ['Below its button.', 'At the edge of the window.'],
});
