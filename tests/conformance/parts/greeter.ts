import * as v from 'valibot';
import { defineBehaviour } from '../../../src/mount';
import { note } from './diary';

export default defineBehaviour({
  props: v.object({ who: v.optional(v.string(), 'you') }),
  attach(element, { who }, signal) {
    note(`greeter: hello ${who}`);
    element.addEventListener('click', () => note('greeter: clicked'), { signal });
    element.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        note('greeter: submitted');
      },
      { signal },
    );
    signal.addEventListener('abort', () => note(`greeter: goodbye ${who}`));
  },
  onRestore: () => note('greeter: restored'),
});
