import { definePart } from '../../../../mount';

export default definePart({
  name: 'modal',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'A `<dialog popover>` as a modal: the focus stays inside and returns to the control, the page behind does not scroll. Opened, toggled and closed by `popovertarget` or by elements marked `data-opens`, `data-toggles` or `data-closes` with its id. Without scripts a popover.',
  element: 'dialog',
  attributes: {
    dismissible: {
      type: 'boolean',
      default: true,
      meaning: 'Whether a press beside it closes it; Escape always does.',
    },
  },
  customProperties: { '--noest-modal-size': 'Its width, 34rem; never wider than the window less 2rem.' },
  keyboard: {
    Escape: 'Closes it; the focus returns to the control.',
    Tab: 'Moves the focus within it.',
  },
  states: ['A dialog that a press beside it closes.', 'A dialog that a press beside it leaves open.'],
});
