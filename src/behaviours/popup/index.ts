import { defineBehaviour } from '../../mount';
import { floatBeside } from '../../shared/dom';
import { PopupProps } from './props';
import './popup.css';

/**
 * The platform: `popover` opens by the button that targets it, above everything, and Escape or a press beside it closes
 * it, without this file. Added: it stands at its button and stays within the window.
 */
export default defineBehaviour({
  props: PopupProps,
  attach(popover, placement, signal) {
    const target = `[popovertarget="${CSS.escape(popover.id)}"]`;
    // Of several buttons the one that was pressed, which has the focus.
    const button = (): Element | null => document.querySelector(`${target}:focus`) ?? document.querySelector(target);
    let pressed: Element | null = null;
    popover.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && (pressed = button()), { signal });
    floatBeside(popover, () => pressed, placement, signal);
  },
});
