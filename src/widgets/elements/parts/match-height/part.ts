import { definePart } from '../../../../mount';

export default definePart({
  name: 'match-height',
  kind: 'behaviour',
  when: 'idle',
  summary: 'One height for descendants that are not in the same grid. Without scripts each has its natural height.',
  attributes: {
    match: {
      type: 'text',
      default: '[data-match]',
      meaning: 'Selector, within the element, of what gets one height.',
    },
    byRow: { type: 'boolean', default: true, meaning: 'Whether only those on one line are matched.' },
    // Elements rule 21.
    throttle: { type: 'milliseconds', default: 500, meaning: 'Shortest time between two recalculations.' },
  },
  states: ['Three columns of different heights.'],
});
