// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MOST_ROWS, parseItemList } from './parseItemList';

/** What each row came to: `sku x quantity`, or its problem. */
const read = (text: string) => parseItemList(text).map((row) => (row.ok ? `${row.sku} x ${row.qty}` : row.problem));

describe('a row', () => {
  it.each([
    ['100101\t12', '100101 x 12'],
    ['100101;12', '100101 x 12'],
    ['100101, 12', '100101 x 12'],
    ['100101    12', '100101 x 12'],
    ['"100101";"12"', '100101 x 12'],
    ['100101', '100101 x 1'],
    ['  100101 12  ', '100101 x 12'],
    ['100101 12x', '100101 x 12'],
    ['100101;12 stuks', '100101 x 12'],
    ['100101 12 stuks', '100101 x 12'],
    ['100101\t12,00', '100101 x 12'],
    ['100101 12,00', '100101 x 12'],
    ['100101;1.000', '100101 x 1000'],
    ['100101\tVuren plank geschaafd\t12', '100101 x 12'],
    ['100101 Vuren plank, geschaafd 12', '100101 x 12'],
    ['VUR-18/145 3', 'VUR-18/145 x 3'],
  ])('%j is %s', (row, expected) => {
    expect(read(row)).toEqual([expected]);
  });

  it.each([
    [';12', 'sku'],
    [`${'9'.repeat(65)} 1`, 'sku'],
    ['100101;', 'no-quantity'],
    ['100101 twaalf', 'quantity'],
    ['100101 0', 'quantity'],
    ['100101 -3', 'quantity'],
    ['100101;2,5', 'quantity'],
    ['100101 99999999999', 'quantity'],
  ])('%j is wrong: %s', (row, problem) => {
    expect(read(row)).toEqual([problem]);
  });
});

test('good rows are kept beside wrong ones, each under its own line', () => {
  const rows = parseItemList('Artikel;Aantal\r\n100101;12\r\n\r\n;3\r\n100198;1');
  expect(rows.map(({ line, ok }) => [line, ok])).toEqual([
    [2, true],
    [4, false],
    [5, true],
  ]);
});

test('rows beyond a thousand are told, not dropped', () => {
  const rows = parseItemList(Array.from({ length: MOST_ROWS + 2 }, () => '100101 1').join('\n'));
  expect(rows.filter(({ ok }) => !ok)).toHaveLength(2);
});

const sku = fc.stringMatching(/^[1-9A-Z][0-9A-Z-]{2,19}$/).filter((text) => /\d/.test(text));
const divider = fc.constantFrom('\t', ';', ',', ' ', '  ', ' ; ');

test('whatever sku and quantity are written down is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sku, fc.integer({ min: 1, max: 99_999 }), divider), { minLength: 1 }), (items) => {
      const text = items.map(([code, qty, between]) => `${code}${between}${qty}`).join('\n');
      expect(read(text)).toEqual(items.map(([code, qty]) => `${code} x ${qty}`));
    }),
  );
});

test('whatever text is pasted, every row has an answer of its own and a quantity is whole and above 0', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const rows = parseItemList(text);
      const lines = rows.map(({ line }) => line);
      expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
      const wrong = rows.filter((row) => row.ok && !(Number.isInteger(row.qty) && row.qty > 0 && row.sku !== ''));
      expect(wrong).toEqual([]);
    }),
  );
});
