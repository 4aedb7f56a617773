// @vitest-environment node
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { numbersIn, README_OF, RULES, rulesOf } from './rules';

const TESTS = globSync(['{src,fixtures,tools}/**/*.test.{ts,tsx}', 'tests/**/*.spec.ts']).map((file) =>
  readFileSync(file, 'utf8'),
);

/** In a quoted text, which may name several. */
const NAMED = new RegExp(`${RULES}(?<=['"\`][^'"\`\n]*)`, 'gi');

describe('every rule has a test that names it', () => {
  const named = new Map<string, Set<number>>();
  for (const text of TESTS) {
    for (const [, feature = '', numbers = ''] of text.matchAll(NAMED)) {
      const rules = named.get(feature.toLowerCase()) ?? new Set();
      for (const rule of numbersIn(numbers)) rules.add(rule);
      named.set(feature.toLowerCase(), rules);
    }
  }

  test.each([...README_OF])('%s', (feature, readme) => {
    expect(rulesOf(readme).filter((rule) => !named.get(feature)?.has(rule))).toEqual([]);
  });
});
