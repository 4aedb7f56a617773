import { expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '.';

test('shared rule 2: a cookie lives 7 days, on path /', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  writeCookie('price_view', 'excl_tax');
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('path=/; max-age=604800;'));
});

test('a cookie is found by its whole name', () => {
  document.cookie = 'a_quote=1';
  document.cookie = 'quote=2';
  expect([readCookie('quote'), readCookie('uote')]).toEqual(['2', null]);
});
