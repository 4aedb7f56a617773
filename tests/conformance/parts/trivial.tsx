import { defineWidget, definePart, type WidgetProps } from '../../../src/mount';

const part = definePart({
  name: 'trivial',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  attributes: { label: { type: 'text', default: 'Trivial', meaning: 'What it shows.' } },
});

function Trivial({ label }: WidgetProps<typeof part>) {
  return <p>{label}</p>;
}

export default defineWidget(part, { view: Trivial });
