import type { TerraceBoard, TerraceJoist, TerraceTerms, TypedTerrace } from '../../../shared/api';
import { readSide } from '../materials/readSide';
import { ALONGS, GAPS, SPACINGS, type Along } from './choices';

/** A terrace as it is laid. Lengths in mm. */
export interface Terrace {
  readonly length: number;
  readonly width: number;
  readonly along: Along;
  readonly board: TerraceBoard;
  readonly joist: TerraceJoist;
  readonly spacing: number;
  readonly gap: number;
  readonly oil: boolean;
  /** 5% more boards than are laid. */
  readonly extra: boolean;
}

export type SideName = 'length' | 'width';

/** What is wrong with a field, as a key of the messages. `meant`, in cm, is what the shopper may have meant. */
export type TerraceProblem =
  | { readonly field: SideName; readonly key: 'missing' | 'format' | 'range' }
  | { readonly field: SideName; readonly key: 'rangeMeant'; readonly meant: number }
  | { readonly field: 'spacing'; readonly key: 'spacingMost'; readonly most: number };

interface Read {
  /** Null where a side is not filled in, or something is wrong. */
  readonly terrace: Terrace | null;
  readonly problems: readonly TerraceProblem[];
}

const CM = 10;

/** Project rules 3 and 4: what was filled in as a terrace, and what is wrong with it. A choice that there is not is the first one. */
export function readTerrace(typed: TypedTerrace, { boards, joists }: TerraceTerms): Read {
  const sides = { length: sideOf('length', typed.length), width: sideOf('width', typed.width) };
  const board = boards.find(({ code }) => code === typed.board) ?? boards[0]!;
  const joist = joists.find(({ code }) => code === typed.joist) ?? joists[0]!;
  const spacing = SPACINGS.find((one) => String(one) === typed.spacing) ?? SPACINGS[0];
  const problems: TerraceProblem[] = [sides.length, sides.width].filter((side) => typeof side !== 'number');
  if (spacing > board.mostSpacing) problems.push({ field: 'spacing', key: 'spacingMost', most: board.mostSpacing });
  if (problems.length > 0 || typeof sides.length !== 'number' || typeof sides.width !== 'number') {
    return { terrace: null, problems };
  }
  const terrace = {
    length: sides.length * CM,
    width: sides.width * CM,
    along: ALONGS.find((side) => side === typed.along) ?? ALONGS[0]!,
    board,
    joist,
    spacing,
    gap: GAPS.find((one) => String(one) === typed.gap) ?? GAPS[0],
    oil: typed.oil,
    extra: typed.extra,
  };
  return { terrace, problems };
}

function sideOf(field: SideName, text: string): number | TerraceProblem {
  const side = readSide(text);
  return typeof side === 'number' ? side : { field, ...side };
}
