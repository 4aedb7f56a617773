import { defineBehaviour } from '../../mount';
import { becomeModal, mustBe } from '../../shared/dom';
import { OffCanvasProps } from './props';
import './off-canvas.css';

/**
 * The platform: `<dialog popover>` slides in and out by CSS, opens by `popovertarget`, and takes Escape and a press
 * beside it, without this file. Added: the focus stays inside, the page behind neither scrolls nor shifts, and any
 * element marked `data-opens`, `data-toggles` or `data-closes` with its id has a say.
 */
export default defineBehaviour({
  props: OffCanvasProps,
  attach(element, { closeDuration }, signal) {
    becomeModal(mustBe('off-canvas', element, HTMLDialogElement), true, signal);
    element.style.setProperty('--noest-off-canvas-close', `${closeDuration}ms`);
    signal.addEventListener('abort', () => element.style.removeProperty('--noest-off-canvas-close'));
  },
});
