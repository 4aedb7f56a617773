import { expect, test } from 'vitest';
import { formatUnit, unbroken } from './formatUnit';

test('shared rule 11: a unit is written "per {unit}", and not shown when empty or STUK', () => {
  expect((['M1', 'M2', 'STUK', ''] as const).map(formatUnit)).toEqual(['per m¹', 'per m²', '', '']);
});

test('a measure stays on one line, the rest may break', () => {
  expect(unbroken('Vuren plank 18 x 145 mm, 300 cm')).toBe('Vuren plank 18\u00a0x\u00a0145\u00a0mm, 300\u00a0cm');
  expect(unbroken('5 maten, doos 200 stuks')).toBe('5 maten, doos 200\u00a0stuks');
});
