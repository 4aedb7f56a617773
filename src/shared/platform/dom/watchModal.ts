/**
 * What a page may do to a modal that is open, until `signal` aborts. One that its styles show no more, as a menu of narrow windows,
 * is closed: it would still hold all that is behind it. One that is moved, with the header that it stands in, is opened anew: the
 * browser has ended it as a modal, without an event, so that Escape did nothing and the page behind stood still.
 */
export function watchModal(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const sizes = new ResizeObserver(() => dialog.getClientRects().length === 0 && close());
  sizes.observe(dialog);
  const moves = new MutationObserver(() => {
    if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
    // What is no modal gives the focus back only where it has it.
    dialog.tabIndex = -1;
    dialog.focus();
    dialog.close();
    dialog.removeAttribute('tabindex');
    dialog.showModal();
  });
  moves.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    moves.disconnect();
  });
}
