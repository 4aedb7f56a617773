/** What holds typed text or a choice that is being made. */
const EDITED = 'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"]), select, textarea';

/** Calls back once no field is being edited: at once where none is, else when the shopper has left the field. */
export function whenIdleHands(callback: () => void, signal: AbortSignal): void {
  if (!isEditing()) {
    callback();
    return;
  }
  const leaving = new AbortController();
  const either = AbortSignal.any([signal, leaving.signal]);
  addEventListener(
    'focusout',
    // The next field has the focus only after the event.
    () =>
      setTimeout(() => {
        if (either.aborted || isEditing()) return;
        leaving.abort();
        callback();
      }),
    { signal: either },
  );
}

function isEditing(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && (activeElement.matches(EDITED) || activeElement.isContentEditable);
}
