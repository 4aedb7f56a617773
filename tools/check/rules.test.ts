// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

/** What a title calls the rules of a README: those of src/widgets/quick-order are quick order rules. */
const README_OF = new Map([
  ...globSync('src/widgets/*/README.md').map(
    (file) => [path.basename(path.dirname(file)).replaceAll('-', ' '), file] as const,
  ),
  ['mount', 'src/mount/README.md'],
  ['shared', 'src/shared/README.md'],
  ['shop', 'fixtures/shop/README.md'],
]);

const TESTS = globSync(['{src,fixtures,tools}/**/*.test.{ts,tsx}', 'tests/**/*.spec.ts']).map((file) =>
  readFileSync(file, 'utf8'),
);

/** In a quoted text: "cart rule 7", "cart rules 7 and 9", "listing rules 15 to 18". */
const NAMED = new RegExp(
  `['"\`][^'"\`\n]*?\\b(${[...README_OF.keys()].join('|')}) rules? (\\d+(?:(?:, | and | to )\\d+)*)`,
  'gi',
);

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
    const rules = [...readFileSync(readme, 'utf8').matchAll(/^(\d+)\. /gm)].map(([, rule]) => Number(rule));
    expect(rules.filter((rule) => !named.get(feature)?.has(rule))).toEqual([]);
  });
});

function numbersIn(text: string): number[] {
  return text.split(/, | and /).flatMap((range) => {
    const [first = 0, last = first] = range.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
