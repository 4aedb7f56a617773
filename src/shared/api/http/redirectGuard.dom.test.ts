import { expect, test, vi } from 'vitest';
import { redirectGuard } from './redirectGuard';

const guard = (redirectOrigins: string[], baseUrl = '') => {
  vi.spyOn(console, 'error').mockReturnValue();
  return redirectGuard({ baseUrl, redirectOrigins });
};

test('shared rule 22: redirectOrigins may be written as whole addresses', () => {
  const allow = guard(['https://pay.test/', 'https://Bank.test/3d']);
  expect([allow('https://pay.test/a').ok, allow('https://bank.test/').ok, allow('https://elsewhere.test/').ok]).toEqual(
    [true, true, false],
  );
});

test('shared rule 22: the origin of a shop in a folder is its own', () => {
  expect(guard([], 'https://shop.test/winkel')('https://shop.test/checkout').ok).toBe(true);
});

test.each(['bank.test', 'javascript:alert(1)', 'data:,', 'https://'])(
  'shared rule 22: "%s" among them allows nothing, and is reported',
  (origin) => {
    const allow = guard([origin]);
    expect(console.error).toHaveBeenCalledWith(
      `[noest] page configuration: redirectOrigins: expected an http(s) address, found "${origin}"`,
    );
    expect([allow('javascript:alert(1)').ok, allow('data:text/html,x').ok, allow('https://bank.test').ok]).toEqual([
      false,
      false,
      false,
    ]);
  },
);
