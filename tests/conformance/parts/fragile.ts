import { defineBehaviour, definePart } from '../../../src/mount';
import { note } from './diary';
import { dependency } from './fragileDependency';
import './fragile.css';

const part = definePart({
  name: 'fragile',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

/** Its chunk, its stylesheet and the chunk it imports are failed by the tests. */
export default defineBehaviour(part, { attach: () => note(`fragile: ${dependency}`) });
