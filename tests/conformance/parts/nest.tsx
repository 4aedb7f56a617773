import { defineWidget, definePart } from '../../../src/mount';

const part = definePart({
  name: 'nest',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  replacesParts: true,
  attributes: { amount: { type: 'number', default: 0, meaning: 'What it shows.' } },
});

/** A view that renders a part of its own; a property whose name ends in "mount" is no `data-mount`. */
function Nest({ amount }: { amount: number }) {
  return <p data-component="greeter">{amount}</p>;
}

export default defineWidget(part, { view: Nest });
