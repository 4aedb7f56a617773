// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addUpDoubles } from './addUpDoubles';
import { decodeFile, readList, writeList } from './text';
import { readRow } from './readRow';

/** What each row came to: `sku x quantity`, or its problem. */
const read = (text: string) =>
  readList(text).rows.map((row) => {
    const reading = readRow(row);
    return reading.ok ? `${reading.sku} x ${reading.qty}` : reading.problem;
  });

describe('quick order rule 1: a row', () => {
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
    ['12\t100101', '100101 x 12'],
    ['12;100101', '100101 x 12'],
    ['12,100101', '100101 x 12'],
    ['12 100101', '100101 x 12'],
    ['12x 100101', '100101 x 12'],
    ['12;Vuren plank;200101-400-0', '200101-400-0 x 12'],
    ['1234;Vuren plank;12', '1234 x 12'],
    ['"100101";"Vuren plank; geschaafd";"12"', '100101 x 12'],
    ['100101,"Plank 5"" breed, kort",3', '100101 x 3'],
  ])('%j is %s', (row, expected) => {
    expect(read(row)).toEqual([expected]);
  });

  it.each([
    [';12', 'sku'],
    ['\t12', 'sku'],
    [`${'9'.repeat(65)} 1`, 'sku'],
    ['100101;', 'no-quantity'],
    ['100101 twaalf', 'quantity'],
    ['100101 0', 'quantity'],
    ['100101 -3', 'quantity'],
    ['100101;2,5', 'quantity'],
    ['100101\t1,5', 'quantity'],
    ['100101,"1,5"', 'quantity'],
    ['100101 99999999999', 'quantity'],
  ])('%j is wrong: %s', (row, problem) => {
    expect(read(row)).toEqual([problem]);
  });
});

describe('quick order rule 1: the names of columns', () => {
  it.each([
    ['Artikelnummer;Omschrijving;Aantal\n100101;Vuren plank 18 x 145;12', '100101 x 12'],
    ['Aantal;Artikelnummer\n12;34', '34 x 12'],
    ['omschrijving\tqty\tsku\nPlank 2\t3\tA-1', 'A-1 x 3'],
    ['sku,aantal\n100101,"1,0"', '100101 x 1'],
    ['Art. nr;Referentie\n100101;12', '100101 x 1'],
    ['\uFEFFsku;aantal\r\n100101;4\r\n', '100101 x 4'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('a reference is what its column has, cut off at 35 characters, and else nothing is one', () => {
    const references = (text: string) => readList(text).rows.map(({ reference }) => reference);
    expect(references('Artikelnummer;Aantal;Referentie\n100101;2;Dakkapel\n100102;1;\n100103;1')).toEqual([
      'Dakkapel',
      undefined,
      undefined,
    ]);
    expect(references(`sku,qty,"Your reference"\n1,2,${'x'.repeat(36)}`)).toEqual(['x'.repeat(35)]);
    expect(references('100101;2;Dakkapel')).toEqual([undefined]);
  });

  it('what has no digit is no article number, unless its column says that it is', () => {
    const noSkus = (text: string) =>
      readList(text)
        .rows.filter((row) => row.isNoSku)
        .map(({ line, sku }) => [line, sku]);
    expect(noSkus('120102;24\n100101 50\nlariks 4\n300101-D1\n;3')).toEqual([[3, 'lariks']]);
    expect(noSkus('sku;aantal\nBALK;24')).toEqual([]);
  });

  it('a table with quantities and without article numbers is not read', () => {
    expect(readList('Omschrijving;Aantal\nPlank 2;3')).toEqual({ rows: [], lacksSku: true });
  });
});

test('quick order rule 1: good rows are kept beside wrong ones, each under its own line', () => {
  const { rows } = readList('Artikel;Aantal\r\n100101;12\r\n\r\n;3\r\n100198;1');
  expect(rows.map((row) => [row.line, readRow(row).ok])).toEqual([
    [2, true],
    [4, false],
    [5, true],
  ]);
});

describe('quick order rule 3: rows of the same article', () => {
  it('stay apart where their references differ', () => {
    const row = { sku: '100101', qty: '2', reference: 'Dakkapel' };
    const summed = addUpDoubles([row, { ...row, reference: 'Bus' }, row, { sku: '100101', qty: '1' }]);
    expect(summed.map(({ qty, reference }) => [qty, reference])).toEqual([
      ['4', 'Dakkapel'],
      ['2', 'Bus'],
      ['1', undefined],
    ]);
  });

  it('are written so that they are read again', () => {
    const rows = [
      { sku: '100101', qty: '2' },
      { sku: 'A-1', qty: '3', reference: 'Kozijn 2" links; hal' },
    ];
    for (const some of [rows, rows.slice(0, 1)]) {
      const back = readList(writeList(some)).rows;
      expect(back.map(({ sku, qty, reference }) => ({ sku, qty, ...(reference && { reference }) }))).toEqual(some);
    }
  });

  it('are one, and what can not be read stays', () => {
    const { rows } = readList('ab1;2\nAB1;3\nab1;twee\n100101;1');
    expect(addUpDoubles(rows).map(({ sku, qty }) => `${sku} x ${qty}`)).toEqual([
      'ab1 x 5',
      'ab1 x twee',
      '100101 x 1',
    ]);
  });

  it('have the same sum, whatever their order', () => {
    const row = fc.record({
      sku: fc.constantFrom('a1', 'A1', 'b2', 'c3'),
      qty: fc.integer({ min: 1, max: 999 }).map(String),
    });
    const sumOf = (rows: readonly { sku: string; qty: string }[], sku: string) =>
      rows.filter((one) => one.sku.toUpperCase() === sku).reduce((sum, { qty }) => sum + Number(qty), 0);
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const added = addUpDoubles(rows);
        expect(['A1', 'B2', 'C3'].map((sku) => sumOf(added, sku))).toEqual(
          ['A1', 'B2', 'C3'].map((sku) => sumOf(rows, sku)),
        );
        expect(new Set(added.map(({ sku }) => sku.toUpperCase())).size).toBe(added.length);
      }),
    );
  });
});

test('quick order rule 1: a file is read as UTF-8, UTF-16 or Windows-1252', () => {
  const text = 'sku;aantal\né1;2';
  const utf16 = new Uint8Array([0xff, 0xfe, ...text.split('').flatMap((letter) => [letter.charCodeAt(0), 0])]);
  const windows = new Uint8Array(text.split('').map((letter) => letter.charCodeAt(0)));
  for (const bytes of [new TextEncoder().encode(text), utf16, windows]) expect(decodeFile(bytes)).toBe(text);
});

test.each([
  ['spaces', `100101;1${' '.repeat(900_000)}x y`],
  ['figures', `12;${'1'.repeat(900_000)} x`],
  ['quotes', `100101;${'"'.repeat(900_001)}`],
  ['dividers', ';'.repeat(900_000)],
])('quick order rule 2: a file of 1 MB that is all %s is read without waiting', (_, text) => {
  const rows = addUpDoubles(readList(text).rows);
  expect(rows.length).toBeLessThanOrEqual(1);
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

test('a quantity before an article number of six signs and more is read as that', () => {
  const long = sku.filter((code) => code.length >= 6);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), long, divider), { minLength: 1 }), (items) => {
      const text = items.map(([qty, code, between]) => `${qty}${between}${code}`).join('\n');
      expect(read(text)).toEqual(items.map(([qty, code]) => `${code} x ${qty}`));
    }),
  );
});

test('whatever text is pasted, every row has a line of its own and a quantity is whole and above 0', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { rows } = readList(text);
      const lines = rows.map(({ line }) => line);
      expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
      const wrong = rows
        .map(readRow)
        .filter((row) => row.ok && !(Number.isInteger(row.qty) && row.qty > 0 && row.sku !== ''));
      expect(wrong).toEqual([]);
    }),
  );
});
