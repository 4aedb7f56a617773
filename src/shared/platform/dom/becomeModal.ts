export interface Modal {
  open(): void;
  close(): void;
}

type Act = 'open' | 'close' | 'toggle';

/**
 * A `<dialog popover>` opens and closes by `popovertarget` without a script. With one it is a modal: the browser keeps
 * the focus inside and gives it back, Escape closes it. Added here, because no browser does it or not all of them do:
 * a press beside it closes it (`closedby` is missing in WebKit), the page behind does not scroll, and any element marked
 * `data-opens`, `data-toggles` or `data-closes` with its id opens, toggles or closes it.
 */
export function becomeModal(dialog: HTMLDialogElement, isDismissible: boolean, signal: AbortSignal): Modal {
  const { id } = dialog;
  let pressBegan = false;
  /** Aborts when it has closed: what holds while it is open ends then. */
  let shown: AbortController | undefined;

  const isOpen = (): boolean => dialog.open || dialog.matches(':popover-open');

  function open(opener?: HTMLElement): void {
    if (isOpen()) return;
    // WebKit gives no focus to a button that is clicked, and so could not give it back.
    opener?.focus({ preventScroll: true });
    dialog.showModal();
    // The event of an earlier closing by the browser may still be on its way.
    shown?.abort();
    shown = new AbortController();
    const whileOpen = { signal: shown.signal };
    whileOpen.signal.addEventListener('abort', lockScroll());
    import('./watchModal').then(
      (module) => module.watchModal(dialog, close, whileOpen.signal),
      () => {},
    );
    dialog.addEventListener('pointerdown', onPress, whileOpen);
    dialog.addEventListener('click', onPress, whileOpen);
    // The event comes a moment after the closing; by then it may be open again.
    dialog.addEventListener('close', () => dialog.open || shown?.abort(), whileOpen);
  }

  function close(): void {
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    if (dialog.open) dialog.close();
    // Not with the event of the browser: by then it may be open again.
    shown?.abort();
  }

  function onClick(event: MouseEvent): void {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const marked = event.target.closest<HTMLElement>('[popovertarget], [data-opens], [data-toggles], [data-closes]');
    const act = marked && actOf(marked, id);
    if (act) {
      event.preventDefault();
      if (act === 'close' || (act === 'toggle' && isOpen())) close();
      else open(marked);
    } else if (dialog.contains(event.target) && event.target.closest('a[href^="#"]')) {
      close();
    }
  }

  /** A text selection that starts inside and ends beside must not close it. */
  function onPress({ type, target, clientX, clientY }: MouseEvent): void {
    const box = dialog.getBoundingClientRect();
    const isBeside =
      target === dialog && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
    if (type === 'pointerdown') pressBegan = isBeside;
    else if (pressBegan && isBeside && isDismissible) close();
  }

  document.addEventListener('click', onClick, { signal });
  // A page that comes back from the back/forward cache must not come back behind it, opened with this code or before it.
  window.addEventListener('pagehide', close, { signal });
  signal.addEventListener('abort', close);
  return { open, close };
}

function actOf(marked: HTMLElement, id: string): Act | null {
  if (marked.getAttribute('data-opens') === id) return 'open';
  if (marked.getAttribute('data-closes') === id) return 'close';
  if (marked.getAttribute('data-toggles') === id) return 'toggle';
  if (marked.getAttribute('popovertarget') !== id) return null;
  const action = marked.getAttribute('popovertargetaction');
  return action === 'hide' ? 'close' : action === 'show' ? 'open' : 'toggle';
}

let locks = 0;

/**
 * Keeps the page behind a drawer or a list where it is, without moving it: the space of the scrollbar stays.
 * @returns what ends this lock, once; the page scrolls again when the last one has ended.
 */
export function lockScroll(): () => void {
  const { documentElement: root } = document;
  if (locks++ === 0) {
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
