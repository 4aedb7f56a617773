import { defineBehaviour } from '../../../../mount';
import { floatBeside } from '../../floatBeside';
import part from './part';
import './popup.css';

/**
 * Without this module `popover` opens by the button that targets it, above the page, and closes by Escape or a press beside
 * it. Added: it is positioned beside its button and within the window (elements rule 19).
 */
export default defineBehaviour(part, {
  attach(popover, placement, signal) {
    const target = `[popovertarget="${CSS.escape(popover.id)}"]`;
    // Of several buttons the pressed one, which has the focus.
    const button = (): Element | null => document.querySelector(`${target}:focus`) ?? document.querySelector(target);
    let pressed: Element | null = null;
    popover.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && (pressed = button()), { signal });
    floatBeside(popover, () => pressed, placement, signal);
  },
});
