import { onFrame } from './onFrame';
import { placeBeside, type Placement } from './placeBeside';

/**
 * Keeps a popover beside its anchor for as long as it is open. Browsers of the last three years lack CSS anchor
 * positioning in part, and where they have it, it knows no padding to the window.
 */
export function floatBeside(
  popover: HTMLElement,
  anchorOf: () => Element | null,
  placement: Placement,
  signal: AbortSignal,
): void {
  let open: AbortController | undefined;

  const place = (): void => {
    const anchor = anchorOf();
    if (!anchor) return;
    onFrame(
      () => {
        const { documentElement: root } = document;
        const room = { width: root.clientWidth, height: window.innerHeight };
        const { offsetWidth: width, offsetHeight: height } = popover;
        return placeBeside(anchor.getBoundingClientRect(), { width, height }, room, placement);
      },
      ({ x, y, side }) => {
        popover.style.inset = `${y}px auto auto ${x}px`;
        popover.style.margin = '0';
        popover.setAttribute('data-side', side);
      },
    );
  };

  const stop = (): void => {
    open?.abort();
    popover.style.removeProperty('inset');
    popover.style.removeProperty('margin');
    popover.removeAttribute('data-side');
  };

  popover.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      open?.abort();
      if (newState !== 'open') return;
      open = new AbortController();
      const options = { signal: open.signal, passive: true };
      // Its size is there once it is shown, which is before the next frame.
      place();
      window.addEventListener('scroll', place, { ...options, capture: true });
      window.addEventListener('resize', place, options);
    },
    { signal },
  );
  signal.addEventListener('abort', stop);
}
