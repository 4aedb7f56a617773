import { definePart } from '../../../../mount';

export default definePart({
  name: 'collapsible',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'A `<details>` that unfolds in an animation, and that may always be open on a wide page. Without scripts it opens and closes at once.',
  element: 'details',
  inside: { ':scope > summary': 'The line that opens and closes it.' },
  attributes: {
    openAt: { type: 'text', default: '', meaning: 'A media query under which it is always open.' },
    duration: { type: 'milliseconds', default: 200, meaning: 'How long it takes to unfold.' },
  },
  keyboard: { 'Enter, Space': 'On the summary: opens or closes it.' },
  states: ['Unfolds and folds.', 'Open at all times on a wide window.'],
});
