import { onFrame } from '../../shared/platform/dom';

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

  const position = (): void => {
    const anchor = anchorOf();
    if (!anchor) return;
    onFrame(
      () => {
        const { documentElement: root } = document;
        const available = { width: root.clientWidth, height: window.innerHeight };
        const { offsetWidth: width, offsetHeight: height } = popover;
        return placeBeside(anchor.getBoundingClientRect(), { width, height }, available, placement);
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

  const follow = (): void => {
    open = new AbortController();
    const options = { signal: open.signal, passive: true };
    // Its size is there once it is shown, which is before the next frame.
    position();
    window.addEventListener('scroll', position, { ...options, capture: true });
    window.addEventListener('resize', position, options);
  };

  popover.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      open?.abort();
      if (newState === 'open') follow();
    },
    { signal },
  );
  if (popover.matches(':popover-open')) follow();
  signal.addEventListener('abort', stop);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'top' | 'bottom';
type Align = 'start' | 'center' | 'end';

export interface Placement {
  readonly side: Side;
  readonly align: Align;
  /** Between the two, in px. */
  readonly offset: number;
  /** What stays free at the edges of the window, in px. */
  readonly padding: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Where something floats beside its anchor, in px of the window: on the side asked for or, where only the other one has
 * space, on that; pushed back into the window by its padding. What is too wide stands at its start.
 */
function placeBeside(
  anchor: Box,
  floating: Size,
  available: Size,
  { side, align, offset, padding }: Placement,
): { readonly x: number; readonly y: number; readonly side: Side } {
  const above = anchor.y - offset - floating.height;
  const below = anchor.y + anchor.height + offset;
  const fits = { top: above >= padding, bottom: below + floating.height <= available.height - padding };
  const other = side === 'top' ? 'bottom' : 'top';
  const chosen = !fits[side] && fits[other] ? other : side;
  const preferred = {
    start: anchor.x,
    center: anchor.x + (anchor.width - floating.width) / 2,
    end: anchor.x + anchor.width - floating.width,
  }[align];
  return {
    x: within(padding, preferred, available.width - padding - floating.width),
    y: within(padding, chosen === 'top' ? above : below, available.height - padding - floating.height),
    side: chosen,
  };
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
