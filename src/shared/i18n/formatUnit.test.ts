import { expect, test } from 'vitest';
import { formatUnit } from './formatUnit';

test('specification 9: a unit is written "per {unit}", and not shown when empty or STUK', () => {
  expect((['M1', 'M2', 'STUK', ''] as const).map(formatUnit)).toEqual(['per m¹', 'per m²', '', '']);
});
