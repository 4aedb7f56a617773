/**
 * Closes a notice when its life is over. Under the pointer or the focus time stands still; once both are gone it
 * starts anew, because whoever was there may be reading still.
 */
export function startLife(notice: HTMLElement, life: number, close: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointed = false;
  let isFocused = false;

  const restart = () => {
    clearTimeout(timer);
    if (!isPointed && !isFocused) timer = setTimeout(close, life);
  };
  const listen = (type: string, change: () => void) =>
    notice.addEventListener(
      type,
      () => {
        change();
        restart();
      },
      { signal },
    );

  listen('pointerenter', () => (isPointed = true));
  listen('pointerleave', () => (isPointed = false));
  listen('focusin', () => (isFocused = true));
  listen('focusout', () => (isFocused = false));
  signal.addEventListener('abort', () => clearTimeout(timer));
  restart();
}
