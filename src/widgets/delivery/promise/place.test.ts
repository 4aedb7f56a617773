import { expect, test } from 'vitest';
import { placeOf } from './place';

test('Delivery rule 1: a Dutch or Belgian postcode is read in any of the usual ways', () => {
  const dutch = { postcode: '1012JS', country: 'NL' };
  expect(['1012 JS', '1012js', ' 1012-JS '].map(placeOf)).toEqual([dutch, dutch, dutch]);
  expect(placeOf('2000')).toEqual({ postcode: '2000', country: 'BE' });
});

test('Delivery rule 1: what is no postcode is none', () => {
  expect(['', '1012', '0123 AB', '1012 SS', '12345', 'abc'].map((typed) => placeOf(typed)?.country ?? null)).toEqual([
    null,
    'BE',
    null,
    null,
    null,
    null,
  ]);
});
