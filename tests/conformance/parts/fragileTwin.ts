import { defineBehaviour, definePart } from '../../../src/mount';
import { note } from './diary';
import { dependency } from './fragileDependency';

const part = definePart({
  name: 'fragile-twin',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

/** Shares a module with `fragile`, so that the build gives it a chunk of its own. */
export default defineBehaviour(part, { attach: () => note(`fragile-twin: ${dependency}`) });
