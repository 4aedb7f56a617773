import { defineBehaviour, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'greeter',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  attributes: { who: { type: 'text', default: 'you', meaning: 'Whom it greets.' } },
});

export default defineBehaviour(part, {
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
