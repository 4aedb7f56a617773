import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage';
import { compileOverride } from './namespace';

const fill = (text: string, values = {}) => {
  const message = compileOverride(text);
  return message === null ? null : formatMessage(message, 'nl', values);
};

test('shared rule 12: a page may use plain placeholders', () => {
  expect(fill('{product} ligt in je mandje, {name}', { product: 'Plank', name: 'Jan' })).toBe(
    'Plank ligt in je mandje, Jan',
  );
});

test('an empty text says nothing', () => {
  expect(fill('')).toBe('');
});

test('a text that needs the ICU compiler is refused', () => {
  expect(fill('{n, plural, one {# artikel} other {# artikelen}}')).toBeNull();
  expect(fill('half {open')).toBeNull();
});

test('a text without braces is said as it is', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/[{}]/.test(text)),
      (text) => {
        expect(fill(text)).toBe(text);
      },
    ),
  );
});
