import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Grain } from '../../../shared/api';
import { BEAMS, SHEETS, WORKBENCH, sheetPiece, toRows } from '../testing/lists';
import { letterOf } from './pieceLine';
import { EMPTY_ROW, countPieces, problemsOf, readRows, type Problem } from './readRows';
import { readText } from './text';
import { writeText } from './writeText';

test('Cutting rule 1: columns of a spreadsheet are read, a line without a length is skipped', () => {
  const pasted = '1250\t4\tLange regels\n880\t4\tPoten\n72 cm\t2\tMiddenregels\n0,6 m\t4\tKorte regels\nkop\t2\t\n';
  const { rows, skipped } = readText(pasted, false);
  expect(skipped).toEqual([{ line: 5, text: 'kop', what: 'length' }]);
  const { pieces, problems } = readRows(rows, BEAMS.sizes);
  expect(problems).toEqual([]);
  expect(pieces).toEqual(WORKBENCH);
  expect(countPieces(pieces)).toBe(14);
});

test('Cutting rule 1: a line that has no number where it says how many is skipped', () => {
  const { rows, skipped } = readText('1250\t4 stuks\n880\t\tPoten\n600\t0', false);
  expect(skipped).toEqual([{ line: 1, text: '4 stuks', what: 'qty' }]);
  expect(rows.map(({ length, qty }) => [length, qty])).toEqual([
    ['880', '1'],
    ['600', '0'],
  ]);
});

test.each([
  ['1250;4;Poten', '1250', '4', 'Poten'],
  ['72 cm 2 Middenregels', '72 cm', '2', 'Middenregels'],
  ['0,6 meter 4 Korte regels', '0,6 meter', '4', 'Korte regels'],
  ['1250 meterkast', '1250', '1', 'meterkast'],
  ['1.250 x 4', '1.250', '4', ''],
  ['880', '880', '1', ''],
])('Cutting rule 1: "%s" is %s, %s times, %s', (line, length, qty, name) => {
  expect(readText(line, false).rows).toEqual([{ ...EMPTY_ROW, length, qty, name }]);
});

test('Cutting rule 1: of a sheet the width and the grain are read too', () => {
  const { rows } = readText('720\t400\t2\tin de breedte\tZijwand\n864 x 40 cm 3 Legplank', true);
  expect(rows).toEqual([
    { length: '720', width: '400', qty: '2', grain: 'width', name: 'Zijwand' },
    { length: '864', width: '40 cm', qty: '3', grain: 'length', name: 'Legplank' },
  ]);
});

test('Cutting rule 1: a line ends at any sign that ends one', () => {
  const { rows, skipped } = readText('1250 4\r880 4 Poten\u2028720 2\u2029600\r\n500 3', false);
  expect(skipped).toEqual([]);
  expect(rows.map(({ length, qty, name }) => [length, qty, name])).toEqual([
    ['1250', '4', ''],
    ['880', '4', 'Poten'],
    ['720', '2', ''],
    ['600', '1', ''],
    ['500', '3', ''],
  ]);
});

test('Cutting rule 1: a text of any length is read at once', { timeout: 1000 }, () => {
  const { rows } = readText(`1000 5${' '.repeat(40_000)}x\u2028900`, false);
  expect(rows.map(({ length, qty }) => [length, qty])).toEqual([
    ['1000', '5'],
    ['900', '1'],
  ]);
});

test.each(['constructor', '__proto__'])('Cutting rule 1: "%s" is a name, and no grain', (word) => {
  expect(readText(`720;400;2;${word};Zijwand`, true).rows).toEqual([
    { length: '720', width: '400', qty: '2', grain: EMPTY_ROW.grain, name: `${word} Zijwand` },
  ]);
});

test('Cutting rule 1: what is too long, too short, no length or no number is said at its field', () => {
  const rows = [
    { ...EMPTY_ROW, length: '5.100' },
    EMPTY_ROW,
    { ...EMPTY_ROW, length: '35' },
    { ...EMPTY_ROW, length: '900', qty: '0' },
    { ...EMPTY_ROW, length: 'kop' },
  ];
  const { problems } = readRows(rows, BEAMS.sizes);
  expect(problems.map(({ row, field, key, values }) => [row, field, key, values.n, values.max])).toEqual([
    [0, 'length', 'tooLong', 5100, 4800],
    [1, 'length', 'tooShort', 35, 0],
    [2, 'qty', 'wrongQty', 0, 200],
    [3, 'length', 'noLength', 0, 0],
  ]);
});

test.each(['0', '00', '0 mm', '0,0'])(
  'Cutting rule 1: a typed side of %s is too short, not one that is still to come',
  (typed) => {
    const beam = readRows([{ ...EMPTY_ROW, length: typed }], BEAMS.sizes);
    expect(beam.problems).toMatchObject([{ row: 0, field: 'length', key: 'tooShort' }]);
    const sheet = readRows([{ ...EMPTY_ROW, length: '600', width: typed }], SHEETS.sizes);
    expect(sheet.problems).toMatchObject([{ row: 0, field: 'width', key: 'tooShort' }]);
  },
);

test('Cutting rule 1: of a row with a side that is no length the other side is judged too', () => {
  const { pieces, problems } = readRows([{ ...EMPTY_ROW, length: 'kop', width: '0' }], SHEETS.sizes);
  expect(problems.map(({ field, key }) => [field, key])).toEqual([
    ['length', 'noLength'],
    ['width', 'tooShort'],
  ]);
  expect(pieces).toEqual([]);
});

test('Cutting rule 1: a list without problems has sides of 50 mm at least that fit a size, whatever is typed', () => {
  const typed = fc.oneof(
    fc.integer({ min: -10, max: 5000 }).map(String),
    fc.constantFrom('', '0', '0,0 m', '000', 'kop', '4,9 cm', '5 cm', '0,05 m'),
    fc.string({ maxLength: 6 }),
  );
  const row = fc.record({
    length: typed,
    width: typed,
    qty: fc.constant('1'),
    grain: fc.constant<Grain>('any'),
    name: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 3 }), fc.constantFrom(BEAMS, SHEETS), (rows, { sizes }) => {
      const { pieces, problems } = readRows(rows, sizes);
      if (problems.length > 0) return;
      for (const { length, width } of pieces) {
        expect(length).toBeGreaterThanOrEqual(50);
        expect(width ?? 50).toBeGreaterThanOrEqual(50);
        expect(length).toBeLessThanOrEqual(4800);
      }
    }),
  );
});

test.each<[number, number, Grain, 'length' | 'width', Problem['key'], number, number, string]>([
  [2500, 400, 'length', 'length', 'tooLongForSheet', 2500, 2440, ''],
  [400, 2500, 'width', 'width', 'tooLongForSheet', 2500, 2440, ''],
  [800, 1300, 'length', 'width', 'wrongGrain', 1300, 1220, 'length'],
  [1300, 1400, 'length', 'width', 'tooWideForSheet', 1400, 1220, 'length'],
  [1300, 800, 'width', 'length', 'wrongGrain', 1300, 1220, 'width'],
  [1300, 1400, 'width', 'length', 'tooWideForSheet', 1300, 1220, 'width'],
  [1300, 1300, 'any', 'width', 'tooWideForSheet', 1300, 1220, 'any'],
  [1300, 2000, 'any', 'length', 'tooWideForSheet', 1300, 1220, 'any'],
  [2500, 1300, 'any', 'length', 'tooLongForSheet', 2500, 2440, ''],
])(
  'Cutting rule 6: %s x %s mm with the grain %s does not fit: its %s, %s',
  (length, width, grain, field, key, n, max, text) => {
    const [problem] = problemsOf([sheetPiece(length, width, 1, grain)], SHEETS.sizes);
    expect(problem).toEqual({ row: 0, field, key, values: { n, max, text } });
  },
);

test('Cutting rule 6: of sheets in two sizes the limit is that of one that the other side fits in', () => {
  const [sheet] = SHEETS.sizes;
  const sizes = [sheet!, { ...sheet!, length: 3050, width: 600 }];
  const [problem] = problemsOf([sheetPiece(2600, 800, 1)], sizes);
  expect(problem).toMatchObject({ field: 'width', key: 'tooWideForSheet', values: { n: 800, max: 600 } });
});

test('Cutting rule 1: at most 40 rows and 200 pieces', () => {
  const row = { ...EMPTY_ROW, length: '100' };
  const rowsOf = (count: number, qty: string) => Array.from({ length: count }, () => ({ ...row, qty }));
  const keys = (count: number, qty: string) => readRows(rowsOf(count, qty), BEAMS.sizes).problems.map(({ key }) => key);
  expect(keys(40, '5')).toEqual([]);
  expect(keys(40, '6')).toEqual(['tooManyPieces']);
  expect(keys(41, '1')).toEqual(['tooManyRows']);
});

test('A list survives the way through a text', () => {
  const word = fc.stringMatching(/^[A-Za-zé][A-Za-z0-9é ]{0,20}[a-z]$/);
  const size = fc.integer({ min: 50, max: 1220 });
  const qty = fc.integer({ min: 1, max: 200 });
  const grain = fc.constantFrom<Grain>('length', 'width', 'any');
  const piece = fc.record({ length: size, width: size, qty, grain, name: fc.oneof(fc.constant(''), word) });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 40 }), (pieces) => {
      const { rows, skipped } = readText(writeText(pieces), true);
      expect(skipped).toEqual([]);
      expect(rows).toEqual(toRows(pieces));
    }),
  );
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [39, 'AN'],
])('Row %s has the letter %s', (row, letter) => {
  expect(letterOf(row)).toBe(letter);
});
