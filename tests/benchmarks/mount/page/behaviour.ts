import { defineBehaviour, definePart } from '../../../../src/mount';

const part = definePart({
  name: 'trivial',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  attributes: { label: { type: 'text', required: true, meaning: 'What it shows.' } },
});

/** The same as Stimulus' controller beside it. */
export default defineBehaviour(part, {
  attach(element, { label }) {
    const shown = document.createElement('p');
    shown.className = 'part';
    shown.textContent = label;
    element.replaceChildren(shown);
  },
});
