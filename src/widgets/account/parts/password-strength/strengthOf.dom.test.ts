import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strengthOf } from './behaviour';

test.each([
  ['Aa1!aaaa', 'strong'],
  ['Aa1!aa', 'medium'],
  ['Aa1!aaa', 'medium'],
  ['Aa!aaaaa', 'medium'],
  ['Aa!aaaa', 'weak'],
  ['Aa1!a', 'weak'],
  ['Aa1aaaaaaaaa', 'weak'],
  ['aa1!aaaaaaaa', 'weak'],
  ['AA1!AAAAAAAA', 'weak'],
  ['Éé1 éééé', 'strong'],
])('account rule 10: %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('a longer password is never weaker', () => {
  const rank = { weak: 0, medium: 1, strong: 2 };
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(rank[strengthOf(password + more)]).toBeGreaterThanOrEqual(rank[strengthOf(password)]);
    }),
  );
});
