import { defineBehaviour } from '../../../../mount';
import { becomeModal } from '../../../../shared/platform/dom';
import part from './part';
import './off-canvas.css';

/**
 * Without this module `<dialog popover>` slides in and out by CSS, opens by `popovertarget`, and closes by Escape or a
 * press beside it. Added: the focus stays inside, the page behind neither scrolls nor shifts, and controls by attribute
 * (elements rules 14 and 15).
 */
export default defineBehaviour(part, {
  attach(element, { closeDuration }, signal) {
    becomeModal(element as HTMLDialogElement, true, signal);
    element.style.setProperty('--noest-off-canvas-close', `${closeDuration}ms`);
    signal.addEventListener('abort', () => element.style.removeProperty('--noest-off-canvas-close'));
  },
});
