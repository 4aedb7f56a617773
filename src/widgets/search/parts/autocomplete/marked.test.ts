import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked } from './marked';

const matches = (text: string, query: string) =>
  marked(text, query)
    .filter((piece) => piece.matched)
    .map((piece) => piece.text);

test('Joined, the pieces are the text, for any query', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (name, query) => {
      expect(
        marked(name, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(name);
    }),
  );
});

test('search rule 20: case and accents do not count', () => {
  expect(matches('Geïmpregneerd grenen', 'GEIMP')).toEqual(['Geïmp']);
  expect(matches('Cafe\u0301 vloer', 'café')).toEqual(['Cafe\u0301']);
});

test('search rule 20: each word of the query is marked at the beginning of a word', () => {
  expect(matches('Douglas vlonderplank 28 x 145 mm', 'vlonder 145')).toEqual(['vlonder', '145']);
  expect(matches('Vlonderplank', 'plank')).toEqual([]);
});

test('search rule 20: the longest match is marked', () => {
  expect(matches('Douglas', 'd doug')).toEqual(['Doug']);
});
