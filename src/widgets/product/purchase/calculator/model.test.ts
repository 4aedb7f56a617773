import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureOf, piecesFor, readSide, WASTE_PERCENTS } from './model';

const decking = { unit: 'M1', pieceContent: 40_000, pieceCovers: 6000 } as const;
const batten = { unit: 'M1', pieceContent: 30_000, pieceCovers: null } as const;
const sheet = { unit: 'M2', pieceContent: 29_768, pieceCovers: null } as const;

test('product rule 22: measures by surface what is laid or sold by m², by length other goods by the metre, and nothing else', () => {
  expect(measureOf(decking)).toBe('area');
  expect(measureOf(sheet)).toBe('area');
  expect(measureOf(batten)).toBe('length');
  expect(measureOf({ unit: 'STUK', pieceCovers: null })).toBeNull();
});

test('product rule 22: a terrace of 5 by 4 metres takes 35 planks of 400 cm with a gap of 5 mm and 5% waste', () => {
  expect(piecesFor(decking, { length: 500, width: 400, wastePercent: 5 })).toBe(35);
});

test('product rule 22: a length of 12.5 metres takes 5 battens of 300 cm, 10% waste included', () => {
  expect(piecesFor(batten, { length: 1250, width: null, wastePercent: 10 })).toBe(5);
});

test('An exact fit is not rounded up', () => {
  expect(piecesFor(batten, { length: 900, width: null, wastePercent: 0 })).toBe(3);
});

test.each([
  ['4', 400],
  ['1,80 m', 180],
  ['180 cm', 180],
  ['1000', 100_000],
  [' ', 'empty'],
  ['0', 'range'],
  ['0,0 m', 'range'],
  ['1000,01', 'range'],
  ['99999', 'range'],
  ['5,005', 'format'],
  ['vijf', 'format'],
  ['-1', 'format'],
])('product rule 22: of what is typed, %j is %s', (text, side) => expect(readSide(text)).toBe(side));

test('product rule 22: the pieces cover the measure with its waste, and one less would not', () => {
  const sides = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(sides, sides, fc.constantFrom(...WASTE_PERCENTS), (length, width, wastePercent) => {
      const pieces = piecesFor(sheet, { length, width, wastePercent });
      const need = BigInt(length) * BigInt(width) * BigInt(100 + wastePercent);
      const perPiece = BigInt(sheet.pieceContent) * 100n;
      expect(BigInt(pieces) * perPiece >= need).toBe(true);
      expect(BigInt(pieces - 1) * perPiece < need).toBe(true);
    }),
  );
});
