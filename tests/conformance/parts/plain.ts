import { defineBehaviour, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'plain',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  replay: false,
  attributes: { who: { type: 'text', default: 'you', meaning: 'Whom it greets.' } },
});

/** Wants no replay, and takes new properties by a function. */
export default defineBehaviour(part, {
  attach(_, { who }) {
    note(`plain: hello ${who}`);
    return (changed) => note(`plain: now ${changed.who}`);
  },
});
