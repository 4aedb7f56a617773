import { describe, expect, test, vi } from 'vitest';
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

describe('shared rule 1: where cookies are forbidden', () => {
  const forbid = (): never => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };

  // Each by itself: Vitest does not restore a property of which it has spied on both.
  test('none is there', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    expect(readCookie('price_view')).toBeNull();
  });

  test('to write one changes nothing', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
    expect(() => writeCookie('price_view', 'excl_tax')).not.toThrow();
    expect(() => removeCookie('price_view')).not.toThrow();
  });
});
