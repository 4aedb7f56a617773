import { defineBehaviour, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'preparer',
  kind: 'behaviour',
  when: 'interaction',
  summary: 'A part for the tests of the registry, which needs other code before it mounts.',
});

export default defineBehaviour(part, {
  async prepare() {
    const { greet } = await import('./prepared');
    note(greet);
  },
  attach(element, _, signal) {
    element.addEventListener('click', () => note('preparer: clicked'), { signal });
  },
});
