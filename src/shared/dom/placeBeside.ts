export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'top' | 'bottom';
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
 * room, on that; pushed back into the window by its padding. What is too wide stands at its start.
 */
export function placeBeside(
  anchor: Box,
  floating: Size,
  room: Size,
  { side, align, offset, padding }: Placement,
): { readonly x: number; readonly y: number; readonly side: Side } {
  const above = anchor.y - offset - floating.height;
  const below = anchor.y + anchor.height + offset;
  const fits = { top: above >= padding, bottom: below + floating.height <= room.height - padding };
  const other = side === 'top' ? 'bottom' : 'top';
  const chosen = !fits[side] && fits[other] ? other : side;
  const wanted = {
    start: anchor.x,
    center: anchor.x + (anchor.width - floating.width) / 2,
    end: anchor.x + anchor.width - floating.width,
  }[align];
  return {
    x: within(padding, wanted, room.width - padding - floating.width),
    y: within(padding, chosen === 'top' ? above : below, room.height - padding - floating.height),
    side: chosen,
  };
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
