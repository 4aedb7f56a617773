import { definePart } from '../../../../mount';

export default definePart({
  name: 'sticky',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'Sets `data-stuck` on an element with `position: sticky` while it sticks. Without scripts it sticks all the same.',
  attributes: {
    offset: {
      type: 'pixels',
      default: 0,
      meaning: 'How far the page scrolls past the element before it counts as stuck.',
    },
  },
  customProperties: { '--noest-sticky-top': 'Distance from the top of the window at which it sticks, 0.' },
  states: ['Stuck at once.', 'Stuck after 200 px of scrolling.'],
});
