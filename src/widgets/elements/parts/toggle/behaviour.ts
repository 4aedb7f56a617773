import { defineBehaviour } from '../../../../mount';
import { elementById } from '../../elementById';
import part from './part';
import './toggle.css';

/**
 * Without this module a checkbox with `role="switch"` is the switch, and CSS draws it. Added: size and speed by attribute,
 * and an element that is shown while it is on (elements rule 23).
 */
export default defineBehaviour(part, {
  attach(element, { width, height, speed, controls }, signal) {
    const input = element.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
    const controlled = controls ? elementById('data-controls', controls) : null;
    const wasHidden = controlled?.hidden ?? false;
    const sizes = { width: `${width}px`, height: `${height}px`, speed: `${speed}ms` };
    for (const [name, value] of Object.entries(sizes)) element.style.setProperty(`--noest-toggle-${name}`, value);

    if (controlled) {
      const follow = (): void => void (controlled.hidden = !input.checked);
      follow();
      input.setAttribute('aria-controls', controls);
      input.addEventListener('change', follow, { signal });
      // The checkbox is reset after the event.
      input.form?.addEventListener('reset', () => queueMicrotask(follow), { signal });
    }

    signal.addEventListener('abort', () => {
      for (const name of Object.keys(sizes)) element.style.removeProperty(`--noest-toggle-${name}`);
      input.removeAttribute('aria-controls');
      if (controlled) controlled.hidden = wasHidden;
    });
  },
});
