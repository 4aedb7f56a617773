import { defineWidget, definePart } from '../../../src/mount';

const part = definePart({
  name: 'thrower',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

function Thrower(): never {
  throw new Error('out of wood');
}

export default defineWidget(part, { view: Thrower });
