import { expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '.';

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

test('shared rule 1: where cookies are forbidden none is there, and to write one changes nothing', () => {
  const forbid = (): never => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  expect(readCookie('price_view')).toBeNull();
  expect(() => writeCookie('price_view', 'excl_tax')).not.toThrow();
  expect(() => removeCookie('price_view')).not.toThrow();
});
