import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from './planList';
import { fitsSheet } from '../list/fitsSheet';
import { packSheets as packing, type PackedSheet, type Rectangle, type SheetProblem } from './packSheets';

const packSheets = (problem: SheetProblem) => atOnce(packing(problem));

const SHEET = { length: 2440, width: 1220, kerf: 4 };
const CUPBOARD = [
  ...times(2, { length: 720, width: 400, grain: 'length' as const }),
  ...times(2, { length: 864, width: 400, grain: 'length' as const }),
  ...times(3, { length: 864, width: 380, grain: 'length' as const }),
  ...times(4, { length: 600, width: 100, grain: 'any' as const }),
  ...times(2, { length: 716, width: 445, grain: 'length' as const }),
];
const LETTERS = 'AABBCCCDDDDEE';

function times<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

test('Cutting rule 6: the cupboard takes two sheets, with 17 and 3 cuts and three rests', () => {
  const sheets = packSheets({ pieces: CUPBOARD, ...SHEET });
  const contents = sheets.map(({ pieces }) => pieces.map(({ index }) => LETTERS[index]).join(''));
  // Strips of 400, 400 and 380: AAB, BC and three D, CC and D. Then one of 445: EE.
  expect(contents).toEqual(['AABBCDDDCCD', 'EE']);
  expect(sheets.map(({ cuts }) => cuts)).toEqual([17, 3]);
  const rests = sheets.flatMap((sheet) => sheet.rests.filter(({ length, width }) => length >= 200 && width >= 200));
  expect(rests.map(({ length, width }) => [length, width])).toEqual([
    [600, 276],
    [1000, 445],
    [2440, 771],
  ]);
});

test('Cutting rule 6: "In de breedte" turns a piece, "Maakt niet uit" turns it where it fits no other way', () => {
  const long = { length: 1500, width: 1000 };
  const along = packSheets({ pieces: [{ ...long, grain: 'length' }], ...SHEET });
  expect(along[0]!.pieces[0]).toMatchObject({ length: 1500, width: 1000 });
  expect(fitsSheet({ ...long, grain: 'width' }, SHEET)).toBe(false);
  const turned = packSheets({ pieces: [{ length: 1000, width: 1500, grain: 'any' }], ...SHEET });
  expect(turned[0]!.pieces[0]).toMatchObject({ length: 1500, width: 1000 });
});

const grain = fc.constantFrom('length' as const, 'width' as const, 'any' as const);
const piece = fc.record({
  length: fc.integer({ min: 50, max: 1220 }),
  width: fc.integer({ min: 50, max: 1220 }),
  grain,
});
const problems = fc.array(piece, { minLength: 1, maxLength: 60 }).map((pieces): SheetProblem => ({ pieces, ...SHEET }));

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.length && b.x < a.x + a.length && a.y < b.y + b.width && b.y < a.y + a.width;
}

/** Whether the pieces can be parted by cuts from side to side, and each part again. */
function isGuillotine(pieces: readonly Rectangle[]): boolean {
  if (pieces.length <= 1) return true;
  for (const [start, size] of [
    ['x', 'length'],
    ['y', 'width'],
  ] as const) {
    for (const at of pieces.map((one) => one[start] + one[size])) {
      const before = pieces.filter((one) => one[start] + one[size] <= at);
      const after = pieces.filter((one) => one[start] >= at);
      if (before.length + after.length < pieces.length || after.length === 0) continue;
      return isGuillotine(before) && isGuillotine(after);
    }
  }
  return false;
}

const inside = ({ x, y, length, width }: Rectangle): boolean =>
  x >= 0 && y >= 0 && x + length <= SHEET.length && y + width <= SHEET.width;

const onSheets = (check: (sheet: PackedSheet, problem: SheetProblem) => void) =>
  fc.assert(
    fc.property(problems, (problem) => {
      for (const sheet of packSheets(problem)) check(sheet, problem);
    }),
    { numRuns: 40 },
  );

test('Cutting rule 6: pieces and rests lie on the sheet and do not overlap', () => {
  onSheets(({ pieces, rests }) => {
    const all: readonly Rectangle[] = [...pieces, ...rests];
    expect(all.every(inside)).toBe(true);
    expect(all.some((a, index) => all.slice(index + 1).some((b) => overlap(a, b)))).toBe(false);
  });
});

test('Cutting rule 6: cuts from side to side part the pieces', () => {
  onSheets(({ pieces }) => expect(isGuillotine(pieces)).toBe(true));
});

test('Cutting rule 6: every piece is sawn once, and turned only if it may be', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const placed = packSheets(problem).flatMap(({ pieces }) => pieces);
      expect(placed.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(problem.pieces.map((_, at) => at));
      for (const { index, length, width } of placed) {
        const asked = problem.pieces[index]!;
        const isTurned = length !== asked.length || width !== asked.width;
        expect([length, width].toSorted((a, b) => a - b)).toEqual(
          [asked.length, asked.width].toSorted((a, b) => a - b),
        );
        expect(isTurned && asked.grain === 'length').toBe(false);
        expect(length !== asked.width && asked.grain === 'width').toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});
