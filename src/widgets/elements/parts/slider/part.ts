import { definePart } from '../../../../mount';

export default definePart({
  name: 'slider',
  kind: 'behaviour',
  when: 'visible',
  summary:
    'Slides in a scroll-snap row, with buttons, dots, dragging, looping and autoplay. Without scripts the row scrolls.',
  inside: { '.noest-slider__track': 'The row that scrolls; each of its children is a slide.' },
  attributes: {
    // Elements rules 10 and 11.
    slides: {
      type: 'text',
      default: '',
      meaning: 'Segments of slides, breakpoint and gap, such as `1-mobile-10 3-tablet-10 4-desktop-10`.',
    },
    scroll: { type: 'integer', min: 1, default: 1, meaning: 'Slides that one step passes.' },
    loop: { type: 'boolean', default: true, meaning: 'Whether the first slide follows the last.' },
    autoplay: { type: 'boolean', default: false, meaning: 'Whether it plays by itself; never under reduced motion.' },
    interval: { type: 'milliseconds', default: 3000, meaning: 'Time between two steps of autoplay.' },
    duration: { type: 'milliseconds', default: 300, meaning: 'How long a step takes.' },
    pagination: { type: 'boolean', default: true, meaning: 'Whether each step has a dot.' },
    draggable: { type: 'boolean', default: true, meaning: 'Whether a mouse can drag it; touch always can.' },
    dragThreshold: { type: 'pixels', default: 10, meaning: 'Distance from which a press is a drag.' },
    refresh: {
      type: 'milliseconds',
      default: 200,
      meaning: 'Time between the last change of size and the new count of steps.',
    },
  },
  customProperties: {
    '--noest-slider-mobile': 'Slides side by side, 1; written by data-slides, as the five below.',
    '--noest-slider-tablet': 'The same from 576 px on, 3.',
    '--noest-slider-desktop': 'The same from 920 px on, 4.',
    '--noest-slider-gap-mobile': 'Gap between slides, 10px.',
    '--noest-slider-gap-tablet': 'The same from 576 px on.',
    '--noest-slider-gap-desktop': 'The same from 920 px on.',
    '--noest-slider-controls': 'Height kept free below the slides for the buttons, 3.25rem.',
  },
  keyboard: {
    'ArrowLeft, ArrowRight': 'On the row, where it has a tabindex: scroll it.',
    'Enter, Space': 'On a button or a dot: shows that step; on the pause button: pauses or resumes autoplay.',
  },
  states: [
    'Without attributes: it loops.',
    'Two at a time, without a loop, with a segment that is ignored.',
    'Autoplay with its pause button.',
  ],
});
