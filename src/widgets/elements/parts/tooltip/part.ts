import { definePart } from '../../../../mount';

export default definePart({
  name: 'tooltip',
  kind: 'behaviour',
  when: 'interaction',
  summary:
    'A button whose popover pointer and focus show too, beside it and within the window. Without scripts a press shows it, and `aria-describedby` makes it the description.',
  element: '[popovertarget]',
  attributes: {
    // Elements rule 18.
    delay: {
      type: 'milliseconds',
      default: 200,
      meaning: 'Time between the pointer entering and the popover showing, and between leaving and hiding.',
    },
    // Elements rule 18.
    offset: { type: 'pixels', default: 5, meaning: 'Distance between the two.' },
    // Elements rule 19.
    padding: { type: 'pixels', default: 5, meaning: 'Distance that is kept from the edges of the window.' },
    side: { type: ['top', 'bottom'], default: 'top', meaning: 'The side of the button, where it fits there.' },
  },
  keyboard: {
    Tab: 'Shows it when the button gets the focus, and hides it when the focus leaves.',
    'Enter, Space': 'On the button: keeps it open; the next press hides it.',
    Escape: 'Hides it.',
  },
  states: ['Shown by pointer, by keyboard focus and by a press.'],
});
