import { defineWidget, definePart } from '../../../../src/mount';
import { Trivial } from './Trivial';

const part = definePart({
  name: 'trivial',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  attributes: { label: { type: 'text', required: true, meaning: 'What it shows.' } },
});

export default defineWidget(part, { view: Trivial });
