import type { Piece } from '../../../shared/api';

/** The pieces as a text that `readText` reads again. */
export function writeText(pieces: readonly Piece[]): string {
  return pieces
    .map(({ length, width, qty, grain, name }) =>
      (width === null ? [length, qty, name] : [length, width, qty, grain, name]).join('\t').trimEnd(),
    )
    .join('\n');
}
