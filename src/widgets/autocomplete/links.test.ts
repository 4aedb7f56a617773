import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageLink, productLink, searchLink } from './links';

test('specification 2.8: all results are at action?query=…, whatever the words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      expect(new URL(searchLink('/search', query), 'https://shop.example').searchParams.get('query')).toBe(query);
    }),
  );
});

test('specification 9: more than 5 digits lead straight to the product, without a query parameter', () => {
  expect(productLink('/vuren-plank', '100101')).toBe('/vuren-plank');
  expect(productLink('/vuren-plank', '10010')).toBe('/vuren-plank?query=10010');
  expect(productLink('/vuren-plank', '100101a')).toBe('/vuren-plank?query=100101a');
});

test('a query joins what the address already has', () => {
  expect(productLink('/plank?kleur=zwart#reviews', 'a&b')).toBe('/plank?kleur=zwart&query=a%26b#reviews');
});

test('specification 9: an image is media base, /media/catalog/product and its path', () => {
  expect(imageLink('https://cdn.example', '/d/o/douglas.webp')).toBe(
    'https://cdn.example/media/catalog/product/d/o/douglas.webp',
  );
  expect(imageLink('', 'douglas.webp')).toBe('/media/catalog/product/douglas.webp');
});

test('half of a character in the query is replaced, a whole one stays', () => {
  expect(searchLink('/search', 'plank \ud83d')).toBe('/search?query=plank%20%EF%BF%BD');
  expect(searchLink('/search', 'plank \u{1f600}')).toBe('/search?query=plank%20%F0%9F%98%80');
});
