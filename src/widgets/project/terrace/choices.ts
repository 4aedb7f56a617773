import type { TerraceTerms, TypedTerrace } from '../../../shared/api';

/** Between the centres of two joists, in mm. */
export const SPACINGS = [400, 500, 600] as const;

/** Between two boards, in mm. */
export const GAPS = [5, 6, 8] as const;

/** The side that the boards lie along. */
export type Along = 'width' | 'length';

export const ALONGS: readonly Along[] = ['width', 'length'];

/** Nothing filled in, and what most terraces have chosen (project rule 4). */
export function emptyTerrace({ boards, joists }: TerraceTerms): TypedTerrace {
  const [board] = boards;
  return {
    length: '',
    width: '',
    board: board!.code,
    along: 'width',
    spacing: String(spacingFor(board!.mostSpacing, 500)),
    gap: '5',
    joist: joists[0]!.code,
    oil: true,
    extra: false,
  };
}

/** The spacings that a board may have. */
const spacingsOf = (mostSpacing: number): readonly number[] => SPACINGS.filter((one) => one <= mostSpacing);

/** The wanted spacing, or the widest that a board may have. */
export function spacingFor(mostSpacing: number, wanted: number): number {
  return Math.max(...spacingsOf(Math.min(mostSpacing, wanted)), SPACINGS[0]);
}
