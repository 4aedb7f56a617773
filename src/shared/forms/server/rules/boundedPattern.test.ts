import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedPattern } from './boundedPattern';

const LENGTHS = [30, 60, 220, 1_000];

function taken(source: string): ((text: string) => boolean)[] {
  try {
    return [boundedPattern(source)];
  } catch {
    return [];
  }
}

describe('shared rule 35: a pattern cannot hang the page', () => {
  test.each([
    ['(a+)+$', 'within a repeat'],
    ['(a|aa)*b', 'within a repeat'],
    ['(?:a?){30}a{30}', 'within a repeat'],
    ['((a)+)+', 'within a repeat'],
    [String.raw`^(\w+\s?)*$`, 'within a repeat'],
    [String.raw`(a)\1`, 'no reference back'],
    [String.raw`(?<x>a)\k<x>`, 'no reference back'],
    ['a*a*a*a*a*a*b', 'fewer open repeats'],
    ['a?'.repeat(30) + 'a'.repeat(30), 'fewer open repeats'],
  ])('%s is refused', (source, reason) => {
    expect(() => boundedPattern(source)).toThrow(reason);
  });

  test.each([
    String.raw`^\d{4}\s?[A-Z]{2}$`,
    String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$`,
    '^(?:NL|BE)?[0-9]+$',
    '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$',
    '^(?:ab)+$',
    'a*a*a*a*b',
    '^.*(?=.*x).*$',
  ])('%s is taken, and answers at once to any text', (source) => {
    const matches = boundedPattern(source, 'i');
    for (const text of ['a'.repeat(100_000), '1'.repeat(5_000), `${'a'.repeat(200)}!`]) {
      expect(typeof matches(text)).toBe('boolean');
    }
  });

  test('whatever is taken answers at once', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      'a*',
      'a+',
      'a?',
      '[ab]*',
      '(a)',
      '(?:ab)?',
      '(?=a*b)',
      '|',
      '^',
      'a{2,9}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const answers = taken(pieces.join('')).map((matches) => LENGTHS.map((n) => matches(`${'a'.repeat(n)}c`)));
        expect(answers.flat().every((answer) => typeof answer === 'boolean')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('it finds what RegExp finds', () => {
  expect(boundedPattern('^nl', 'i')('NL123')).toBe(true);
  expect(boundedPattern(String.raw`^[\w|]+$`)('a|b')).toBe(true);
  expect(boundedPattern('^[a-z]+$')('ab1')).toBe(false);
});

test('flags that would make it remember are refused', () => {
  expect(() => boundedPattern('a', 'g')).toThrow('expected flags i, m, s or u, found "g"');
});

test('a text too long for the pattern does not match', () => {
  expect(boundedPattern('a*b*c*')('a'.repeat(300))).toBe(false);
});
