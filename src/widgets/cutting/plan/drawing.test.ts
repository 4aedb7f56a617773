import { expect, test } from 'vitest';
import { CUPBOARD, SHEETS } from '../testing/lists';
import { drawSheet } from './drawing';
import { planAtOnce } from './planList';

test('Cutting rule 8: in a piece too low for its size the letter stands in the middle', () => {
  const { best } = planAtOnce({ pieces: CUPBOARD }, SHEETS);
  const pieces = best.sheets.flatMap((sheet) => drawSheet(sheet, best.size).pieces);
  const heightOf = (letter: string) => {
    const { y, height, letterY, hasText } = pieces.find((piece) => piece.letter === letter)!;
    const [top, high, at] = [y, height, letterY].map((percent) => Number.parseFloat(percent));
    return { hasText, at: Number(((at! - top!) / high!).toFixed(2)) };
  };
  expect(heightOf('A')).toEqual({ hasText: true, at: 0.4 });
  expect(heightOf('D')).toEqual({ hasText: false, at: 0.5 });
});
