import { defineBehaviour } from '../../../../mount';
import { becomeModal } from '../../../../shared/platform/dom';
import part from './part';
import './modal.css';

/**
 * Without this module `<dialog popover>` opens and closes by `popovertarget` and Escape. Added: a modal that keeps the
 * focus and stops the page behind from scrolling, and controls by attribute (elements rule 14).
 */
export default defineBehaviour(part, {
  attach(element, { dismissible }, signal) {
    becomeModal(element as HTMLDialogElement, dismissible, signal);
  },
});
