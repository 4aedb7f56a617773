import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { lockScroll } from './scrollLock';
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
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, [open]);

  useEffect(() => {
    if (!open) return;
    // A page that comes back from the back/forward cache must not come back behind a modal.
    window.addEventListener('pagehide', onClose);
    return () => window.removeEventListener('pagehide', onClose);
  }, [open, onClose]);

  // The event comes a moment after the closing; by then the drawer may be open again.
  function onClosed(): void {
    if (!dialog.current?.open) onClose();
  }

  const isBeside = (event: MouseEvent): boolean => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      className="noest-drawer"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClosed}
      // A text selection that starts inside and ends beside the drawer must not close it.
      onMouseDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current) onClose();
      }}
    >
      <div className="noest-drawer__panel">{children}</div>
    </dialog>
  );
}
