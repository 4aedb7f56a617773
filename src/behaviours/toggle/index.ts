import { defineBehaviour } from '../../mount';
import { mustBe } from '../../shared/dom';
import { ToggleProps } from './props';
import './toggle.css';

/**
 * The platform: a checkbox with `role="switch"` is the switch, and CSS draws it, without this file. Added: size and
 * speed by attribute, and something on the page that follows it.
 */
export default defineBehaviour({
  props: ToggleProps,
  attach(element, { width, height, speed, controls }, signal) {
    const input = mustBe('toggle', element.querySelector('input[type="checkbox"]'), HTMLInputElement);
    const shown = controls ? mustBe('toggle', document.getElementById(controls), HTMLElement) : null;
    const wasHidden = shown?.hidden ?? false;
    const looks = { width: `${width}px`, height: `${height}px`, speed: `${speed}ms` };
    for (const [name, value] of Object.entries(looks)) element.style.setProperty(`--noest-toggle-${name}`, value);

    const follow = (): void => {
      if (shown) shown.hidden = !input.checked;
    };
    follow();
    if (shown) input.setAttribute('aria-controls', controls);
    input.addEventListener('change', follow, { signal });
    // A form is reset after it has said so.
    input.form?.addEventListener('reset', () => queueMicrotask(follow), { signal });

    signal.addEventListener('abort', () => {
      for (const name of Object.keys(looks)) element.style.removeProperty(`--noest-toggle-${name}`);
      input.removeAttribute('aria-controls');
      if (shown) shown.hidden = wasHidden;
    });
  },
});
