import { expect, test } from 'vitest';
import { definePart } from '../../src/mount/declaration';
import { importParts } from './importParts';
import { attributeRows, furtherTables } from './reference';

test('an attribute is told with its type, its default and its meaning in words', () => {
  const part = definePart({
    name: 'sample',
    kind: 'behaviour',
    when: 'idle',
    summary: 'A sample.',
    attributes: {
      minLength: { type: 'integer', min: 1, default: 3, meaning: 'From how many characters on.' },
      sku: { type: 'non-empty text', required: true, meaning: 'What is bought.' },
    },
    slots: { link: { required: true, meaning: 'The link.' } },
  });
  expect(attributeRows(part)).toEqual([
    {
      attribute: 'data-min-length',
      type: 'whole number, at least 1',
      initial: '3',
      isRequired: false,
      meaning: 'From how many characters on.',
    },
    {
      attribute: 'data-sku',
      type: 'text that is not empty',
      initial: '',
      isRequired: true,
      meaning: 'What is bought.',
    },
  ]);
  expect(furtherTables(part)).toEqual([{ title: 'Slots', rows: [{ name: 'link', meaning: 'Required. The link.' }] }]);
});

test('every folder of a part holds its declaration, what the page loads, and an example', async () => {
  const parts = await importParts();
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter(({ declaration }) => declaration.summary === '')).toEqual([]);
});

test('a part that another one brings to life says which', async () => {
  const names: Readonly<Record<string, RegExp>> = {
    'event(shop:listing-changed)': /`category-view` or `search-view`/,
    'event(shop:product-changed)': /`(?:simple|configurable)-product`/,
  };
  const silent = (await importParts()).filter(
    ({ declaration: { when, summary } }) => names[when]?.test(summary) === false,
  );
  expect(silent.map(({ declaration }) => declaration.name)).toEqual([]);
});

test('an attribute that names a page takes a path or an address, and no other text', async () => {
  const pages = (await importParts()).flatMap(({ declaration: { name, attributes = {} } }) =>
    Object.entries(attributes).flatMap(([key, { type }]) => (/url$/i.test(key) ? [[name, key, type]] : [])),
  );
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(([, , type]) => type !== 'url')).toEqual([]);
});
