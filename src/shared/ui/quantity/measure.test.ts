import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArea, readMetres, readMillimetres } from './measure';

test.each([
  ['1250', 1250],
  ['1.250', 1250],
  ['1250 mm', 1250],
  ['72 cm', 720],
  ['72,5cm', 725],
  ['0,6 m', 600],
  ['0.6 M', 600],
  ['0,6 meter', 600],
  ['1.250 m', 1250],
  ['12.500', 12_500],
  [' 880 ', 880],
  ['0', 0],
  ['kop', null],
  ['', null],
  ['-50', null],
  ['1e3', null],
  ['12,5', null],
  ['0,0005 m', null],
  ['5 inch', null],
])('Cutting rule 1: "%s" is %s mm', (text, mm) => {
  expect(readMillimetres(text)).toBe(mm);
});

test.each([
  ['4', 400],
  ['4,5', 450],
  ['4.05', 405],
  [' 12 ', 1200],
  ['1000', 100_000],
  ['0,0', 0],
  ['1,80 m', 180],
  ['1.8m', 180],
  ['3 meter', 300],
  ['3 Metres', 300],
  ['180 cm', 180],
  ['1800 mm', 180],
  ['1.800 mm', 180],
  ['5,250 m', 525],
])('product rule 22, project rule 3: "%s" is %i cm', (text, cm) => {
  expect(readMetres(text)).toBe(cm);
});

test.each(['', '-1', 'vijf', '1e3', '4,5,6', '5 m2', '5 inch', 'm', '12,5 cm', '1805 mm', '5,005 m'])(
  'product rule 22, project rule 3: "%s" is no length in whole cm',
  (text) => expect(readMetres(text)).toBeNull(),
);

test.each(['5,005', '1.000', '1,000', '1,2300'])(
  'product rule 22, project rule 3: "%s" may be thousands or metres, so it is neither',
  (text) => expect(readMetres(text)).toBeNull(),
);

test.each([
  ['2,5', 250],
  ['2.50 m2', 250],
  ['2,5m²', 250],
  ['2 M2', 200],
  ['0', 0],
  ['0,00', 0],
  ['1,805', null],
  ['veel', null],
  ['-1', null],
  ['2,5 m', null],
  ['', null],
])('project rule 3: "%s" is %s dm²', (text, dm2) => {
  expect(readArea(text)).toBe(dm2);
});

const gap = fc.constantFrom('', ' ', '\u00a0');
const point = fc.constantFrom('.', ',');
/** A whole number of the smaller unit, written in the larger one: 1250 with 3 decimals is 1.250. */
const written = (whole: number, decimals: number, sign: string): string =>
  (whole / 10 ** decimals).toFixed(decimals).replace('.', sign);

test('project rule 3: every whole centimetre is read in each way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), point, gap, (cm, sign, space) => {
      const metres = written(cm, 2, sign);
      const texts = [metres, `${metres}${space}m`, `${metres}${space}meter`, `${cm}${space}cm`, `${cm * 10}${space}mm`];
      for (const text of texts) {
        expect([text, readMetres(text)]).toEqual([text, cm]);
      }
      expect(readArea(`${metres}${space}m²`)).toBe(cm);
    }),
  );
});

test('Cutting rule 1: every whole millimetre is read in each way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), point, gap, (mm, sign, space) => {
      for (const text of [
        String(mm),
        mm.toLocaleString('nl-NL'),
        `${mm}${space}mm`,
        `${written(mm, 1, sign)}${space}cm`,
        `${written(mm, 3, sign)}${space}m`,
      ]) {
        expect([text, readMillimetres(text)]).toEqual([text, mm]);
      }
    }),
  );
});

test('whatever is typed, a measure is a whole number of 0 or more, or none', () => {
  const pieces = fc.constantFrom('0', '1', '12', '999', ',', '.', '-', '+', ' ', 'e', 'm', 'c', 'm2', 'meter', 'x');
  const typed = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      for (const read of [readMetres, readMillimetres, readArea]) {
        const measure = read(text);
        expect(measure === null || (Number.isSafeInteger(measure) && measure >= 0)).toBe(true);
      }
    }),
  );
});
