import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { becomeModal, type Modal } from '../../platform/dom/becomeModal';
import './drawer.css';

interface DrawerProps {
  readonly open: boolean;
  /** Escape, a press beside the drawer, or the page going away have closed it; the owner sets `open`. */
  readonly onClose: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of what is read aloud besides, when it opens. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A modal dialog at the side of the page, as `becomeModal` makes it. */
export function Drawer({ open, onClose, labelledBy, describedBy, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useRef<Modal>(null);

  useLayoutEffect(() => {
    const left = new AbortController();
    if (dialog.current) modal.current = becomeModal(dialog.current, true, left.signal);
    return () => left.abort();
  }, []);

  // As part of the same press that opened it, so that an Escape right after finds it open.
  useLayoutEffect(() => {
    if (!open) return undefined;
    modal.current?.open();
    return () => modal.current?.close();
  }, [open]);

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
