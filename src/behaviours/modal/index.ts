import { defineBehaviour } from '../../mount';
import { becomeModal, mustBe } from '../../shared/dom';
import { ModalProps } from './props';
import './modal.css';

/**
 * The platform: `<dialog popover>` opens, closes, and takes Escape by `popovertarget`, without this file. Added: it is a
 * real modal, with the focus inside and the page behind held still, and any marked element opens it.
 */
export default defineBehaviour({
  props: ModalProps,
  attach(element, { dismissible }, signal) {
    becomeModal(mustBe('modal', element, HTMLDialogElement), dismissible, signal);
  },
});
