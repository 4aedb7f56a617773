import { definePart } from '../../../../mount';

export default definePart({
  name: 'lazy-image',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'A picture that is requested again when it fails to load, and that an error image replaces after the last attempt. Without scripts the browser loads `src`.',
  element: 'img',
  attributes: {
    // Elements rule 24.
    attempts: { type: 'integer', min: 1, default: 3, meaning: 'How often a picture is requested.' },
    // Elements rule 25.
    preloadFactor: {
      type: 'number',
      min: 1,
      default: 1.3,
      meaning: 'Distance in window heights within which a `data-src` is requested.',
    },
    // Elements rule 25.
    throttle: {
      type: 'milliseconds',
      default: 200,
      meaning: 'Shortest time between two checks for pictures that are near; also the pause before the next attempt.',
    },
    // Elements rule 26.
    cache: {
      type: 'integer',
      min: 1,
      default: 200,
      meaning: 'How many loaded pictures are remembered; those are shown at once elsewhere on the page.',
    },
    // Elements rule 24.
    errorImage: {
      type: 'text',
      default: '',
      meaning: 'Address of the picture that replaces one that cannot be loaded.',
    },
    src: {
      type: 'text',
      default: '',
      meaning: 'A picture that only scripts request; `src` with `loading="lazy"` is shown without them, too.',
    },
  },
  states: ['A picture that loads.', 'One that never loads.', 'One far below the window.'],
});
