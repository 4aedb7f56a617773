import { definePart } from '../../../../mount';

export default definePart({
  name: 'off-canvas',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'A `<dialog popover>` at the side of the page, opened, toggled and closed by `popovertarget` or by elements marked `data-opens`, `data-toggles` or `data-closes` with its id. Without scripts a popover.',
  element: 'dialog',
  attributes: {
    // Elements rule 15.
    closeDuration: { type: 'milliseconds', default: 500, meaning: 'How long the panel takes to slide away.' },
  },
  customProperties: {
    '--noest-off-canvas-close': 'How long it takes to slide away, 0.5s; written by data-close-duration once mounted.',
  },
  keyboard: {
    Escape: 'Closes it; the focus returns to the control.',
    Tab: 'Moves the focus within it.',
  },
  states: [
    'A panel at the left: opened by a button or a mark, closed by a button, Escape or a press beside it.',
    'A panel at the right, without animation.',
  ],
});
