import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { parseTexts } from '../../../shared/platform/parseTexts';
import { MAX_RECENT, recent, withNewest } from '.';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('product rule 31: the product viewed last comes first, and once', () => {
  for (const sku of ['100101', '200101', '100101']) recent.add(sku);
  expect(recent.skus()).toEqual(['100101', '200101']);
});

test('product rule 31: keeps at most twenty, none twice, newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (skus) => {
      const kept = skus.reduce(withNewest, [] as readonly string[]);
      expect(kept[0]).toBe(skus.at(-1));
      expect(kept.length).toBe(Math.min(new Set(skus).size, 20));
      expect(new Set(kept).size).toBe(kept.length);
    }),
  );
});

test('Reads a list of SKUs or an empty list from any stored text', () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.constant('["a",1]'), fc.constant('[""]'));
  fc.assert(
    fc.property(anything, (text) => {
      expect(parseTexts(text, MAX_RECENT).every((sku) => typeof sku === 'string' && sku !== '')).toBe(true);
    }),
  );
  expect(parseTexts(JSON.stringify(Array.from({ length: 50 }, (_, sku) => String(sku))), MAX_RECENT)).toHaveLength(
    MAX_RECENT,
  );
});

test('A storage that throws leaves the list empty', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => recent.add('100101')).not.toThrow();
  expect(recent.skus()).toEqual([]);
});
