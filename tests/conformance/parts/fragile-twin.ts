import * as v from 'valibot';
import { defineBehaviour } from '../../../src/mount';
import { note } from './diary';
import { dependency } from './fragile-dependency';

/** Shares a module with `fragile`, so that the build gives it a chunk of its own. */
export default defineBehaviour({ props: v.object({}), attach: () => note(`fragile-twin: ${dependency}`) });
