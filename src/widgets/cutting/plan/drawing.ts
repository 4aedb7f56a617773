import type { StockSize } from '../../../shared/api';
import { letterOf } from '../list/pieceLine';
import type { BarLayout, SheetLayout } from './planList';

/** A rectangle of a drawing, in percentages of it, so that the letters in it keep their size. */
interface Drawn {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
  readonly middle: string;
  /** Where its letter and its size stand. */
  readonly letterY: string;
  readonly textY: string;
}

interface DrawnPiece extends Drawn {
  readonly letter: string;
  /** One of five looks, 0 to 4. */
  readonly look: number;
  /** Wide and high enough for a letter, and for its size below that. */
  readonly hasLetter: boolean;
  readonly hasText: boolean;
  /** In mm. */
  readonly sides: readonly number[];
}

interface DrawnRest extends Drawn {
  readonly hasText: boolean;
  /** In mm. */
  readonly sides: readonly number[];
}

export interface Drawing {
  readonly pieces: readonly DrawnPiece[];
  readonly rests: readonly DrawnRest[];
}

const LOOKS = 5;

/** In hundredths of a bar 340 px long: room for a letter, and for "1.250". */
const LETTER_WIDTH = 4;
const TEXT_WIDTH = 12;
/** The same of a sheet, whose sizes are longer: "864 x 380". */
const SHEET_TEXT_WIDTH = 24;
const SHEET_LETTER_HEIGHT = 8;
const SHEET_TEXT_HEIGHT = 24;

/** A bar to scale; it has the whole height. */
export function drawBar({ pieces, rest }: BarLayout, { length: total }: StockSize, kerf: number): Drawing {
  let x = 0;
  const drawn = pieces.map(({ row, length }) => {
    const share = (length / total) * 100;
    const place = { ...rectangle((x / total) * 100, 0, share, 100), letterY: '36%', textY: '72%' };
    x += length + kerf;
    return {
      ...place,
      letter: letterOf(row),
      look: row % LOOKS,
      hasLetter: share >= LETTER_WIDTH,
      hasText: share >= TEXT_WIDTH,
      sides: [length],
    };
  });
  const left = (rest / total) * 100;
  const rests =
    rest === 0 ? [] : [{ ...rectangle(100 - left, 0, left, 100), hasText: left >= TEXT_WIDTH, sides: [rest] }];
  return { pieces: drawn, rests };
}

/** A sheet to scale, its length from left to right. */
export function drawSheet({ pieces, rests }: SheetLayout, { length: total, width }: StockSize): Drawing {
  const across = width ?? 0;
  const place = (one: SheetLayout['rests'][number]) => {
    const [share, high] = [(one.length / total) * 100, (one.width / across) * 100];
    const hasText = share >= SHEET_TEXT_WIDTH && high >= SHEET_TEXT_HEIGHT;
    return {
      ...rectangle((one.x / total) * 100, (one.y / across) * 100, share, high, hasText ? 0.4 : 0.5),
      hasLetter: share >= LETTER_WIDTH && high >= SHEET_LETTER_HEIGHT,
      hasText,
      sides: [one.length, one.width],
    };
  };
  return {
    pieces: pieces.map(({ row, ...one }) => ({ ...place(one), letter: letterOf(row), look: row % LOOKS })),
    rests: rests.map(place),
  };
}

/** @param letterAt where its letter stands in its height: in the middle where no size stands below it */
function rectangle(x: number, y: number, width: number, height: number, letterAt = 0.4): Drawn {
  const percent = (share: number) => `${Number(share.toFixed(3))}%`;
  return {
    x: percent(x),
    y: percent(y),
    width: percent(width),
    height: percent(height),
    middle: percent(x + width / 2),
    letterY: percent(y + height * letterAt),
    textY: percent(y + height * 0.66),
  };
}
