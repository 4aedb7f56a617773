import { defineBehaviour, definePart } from '../../../src/mount';

const part = definePart({
  name: 'opener',
  kind: 'behaviour',
  when: 'interaction',
  summary: 'A part for the tests of the registry, whose event wakes the parts inside it.',
});

export default defineBehaviour(part, {
  attach() {
    document.dispatchEvent(new CustomEvent('opened'));
  },
});
