import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { recent } from '.';
import { MOST_REMEMBERED, parseRemembered, withNewest } from './model';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was looked at last comes first, and once', () => {
  for (const sku of ['100101', '200101', '100101']) recent.remember(sku);
  expect(recent.skus()).toEqual(['100101', '200101']);
});

test('at most twenty are kept, none twice, the newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (skus) => {
      const kept = skus.reduce(withNewest, [] as readonly string[]);
      expect(kept[0]).toBe(skus.at(-1));
      expect(kept.length).toBe(Math.min(new Set(skus).size, MOST_REMEMBERED));
      expect(new Set(kept).size).toBe(kept.length);
    }),
  );
});

test('whatever stands in the storage, it is a list of names or nothing', () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.constant('["a",1]'), fc.constant('[""]'));
  fc.assert(
    fc.property(anything, (text) => {
      expect(parseRemembered(text).every((sku) => typeof sku === 'string' && sku !== '')).toBe(true);
    }),
  );
  expect(parseRemembered(JSON.stringify(Array.from({ length: 50 }, (_, sku) => String(sku))))).toHaveLength(
    MOST_REMEMBERED,
  );
});

test('a storage that is forbidden or full harms nobody', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => recent.remember('100101')).not.toThrow();
  expect(recent.skus()).toEqual([]);
});
