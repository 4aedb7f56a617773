import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { lockScroll } from '../../platform/dom';
import './drawer.css';

interface DrawerProps {
  readonly open: boolean;
  /** Escape, a press beside the drawer, or the page going away; the owner sets `open`. */
  readonly onClose: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of what is read aloud besides, when it opens. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog at the side of the page. The browser keeps the focus inside, gives it back to what opened it,
 * and closes on Escape; the page behind neither scrolls nor shifts.
 */
export function Drawer({ open, onClose, labelledBy, describedBy, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  usePressBeside(dialog, onClose);

  // As part of the same press that opened it, so that an Escape right after finds it open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    // A page that comes back from the back/forward cache must not come back behind a modal.
    window.addEventListener('pagehide', onClose);
    return () => window.removeEventListener('pagehide', onClose);
  }, [open, onClose]);

  // The event comes a moment after the closing; by then the drawer may be open again.
  function onClosed(): void {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className="noest-drawer"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClosed}
    >
      <div className="noest-drawer__panel">{children}</div>
    </dialog>
  );
}

/** A press on the backdrop. The dialog's own box is covered by its content, so an event on it is one beside it. */
function usePressBeside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    let began = false;
    const down = ({ target }: Event): void => {
      began = target === element;
    };
    // A text selection that starts inside and ends beside the drawer must not close it.
    const click = ({ target }: Event): void => {
      if (began && target === element) onPress();
    };
    element?.addEventListener('pointerdown', down);
    element?.addEventListener('click', click);
    return () => {
      element?.removeEventListener('pointerdown', down);
      element?.removeEventListener('click', click);
    };
  }, [dialog, onPress]);
}
