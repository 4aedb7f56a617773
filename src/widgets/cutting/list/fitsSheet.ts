import type { Grain } from '../../../shared/api';

/** In mm: along the grain of a sheet, and across. */
export interface Sides {
  readonly length: number;
  readonly width: number;
}

export function fitsOn({ length, width }: Sides, sheet: Sides): boolean {
  return length <= sheet.length && width <= sheet.width;
}

/** Whether a piece can be sawn from such a sheet at all, as its grain must lie (cutting rule 6). */
export function fitsSheet(piece: Sides & { readonly grain: Grain }, sheet: Sides): boolean {
  const along = fitsOn(piece, sheet);
  const across = fitsOn({ length: piece.width, width: piece.length }, sheet);
  if (piece.grain === 'any') return along || across;
  return piece.grain === 'length' ? along : across;
}
