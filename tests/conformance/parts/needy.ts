import { defineBehaviour, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'needy',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  capabilities: ['known', 'lacking'],
});

/** Needs what no back end of these pages can do. */
export default defineBehaviour(part, {
  attach: () => note('needy: attached'),
});
