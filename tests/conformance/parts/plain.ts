import * as v from 'valibot';
import { defineBehaviour } from '../../../src/mount';
import { note } from './diary';

/** Wants no replay, and takes new properties by a function. */
export default defineBehaviour({
  props: v.object({ who: v.optional(v.string(), 'you') }),
  replay: false,
  attach(_, { who }) {
    note(`plain: hello ${who}`);
    return (changed) => note(`plain: now ${changed.who}`);
  },
});
