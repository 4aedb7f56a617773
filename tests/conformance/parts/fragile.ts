import * as v from 'valibot';
import { defineBehaviour } from '../../../src/mount';
import { note } from './diary';
import { dependency } from './fragile-dependency';
import './fragile.css';

/** Its chunk, its stylesheet and the chunk it imports are failed by the tests. */
export default defineBehaviour({ props: v.object({}), attach: () => note(`fragile: ${dependency}`) });
