// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFECTS, plant } from './defects';

test.each(DEFECTS)('there is a place for $name', (defect) => {
  const sound = readFileSync(defect.file, 'utf8');
  expect(plant(defect, sound)).not.toBe(sound);
});

test('a defect whose place is gone, or is there twice, is named', () => {
  const [defect] = DEFECTS;
  expect(() => plant(defect!, '')).toThrow(defect!.file);
  expect(() => plant(defect!, defect!.is.repeat(2))).toThrow('exactly once');
});
