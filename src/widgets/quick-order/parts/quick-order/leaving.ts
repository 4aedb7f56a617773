import type { KeyboardEvent } from 'react';

/** Enter in a field of a row leads to the next one, so that the row is judged as any that is left. */
export function leaveByEnter({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const next = target.closest('[role=group]')?.nextElementSibling?.querySelector('input');
  if (next) next.focus();
  else target.blur();
}

/** Calls `done` once the press that has begun is over, and its click too, which comes right after the pointer is up. */
export function afterPress(done: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  const end = (): void => {
    over.abort();
    setTimeout(done);
  };
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
