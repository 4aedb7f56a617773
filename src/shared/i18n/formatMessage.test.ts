import fc from 'fast-check';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage';

test.each(['nl-NL', 'nl-BE', 'en-GB'])('shared rule 10: a count is written as %s writes numbers', (language) => {
  const counted = compile('{n, plural, one {# artikel} other {# artikelen}}');
  const number = compile('{n, number}');
  const written = new Intl.NumberFormat(language);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -2000, max: 20_000 }),
        fc.double({ noNaN: true }).map((n) => n || 0),
      ),
      (n) => {
        expect(formatMessage(number, language, { n })).toBe(written.format(n));
        expect(formatMessage(counted, language, { n }).split(' ')[0]).toBe(written.format(n));
      },
    ),
  );
});

test('shared rule 13: a placeholder without a value is no text', () => {
  const greeting = compile('{n, plural, one {# plank} other {# planken}} voor {name}');
  expect(formatMessage(greeting, 'nl', { n: 2, name: 'Sanne' })).toBe('2 planken voor Sanne');
  expect(() => formatMessage(greeting, 'nl', { n: 2 })).toThrow('expected a value for {name}');
});
