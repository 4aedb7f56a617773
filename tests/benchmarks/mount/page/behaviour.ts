import * as v from 'valibot';
import { defineBehaviour } from '../../../../src/mount';

/** The same as Stimulus' controller beside it. */
export default defineBehaviour({
  props: v.object({ label: v.string() }),
  attach(element, { label }) {
    const part = document.createElement('p');
    part.className = 'part';
    part.textContent = label;
    element.replaceChildren(part);
  },
});
