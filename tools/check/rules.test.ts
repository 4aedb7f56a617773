// @vitest-environment node
import { readFileSync } from 'node:fs';
import { marked, type Token, type Tokens } from 'marked';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { citationsOf, numbersIn, README_OF, RULES, rulesOf } from './rules';

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

test.each([...README_OF])('the number of a %s rule is given once', (_, readme) => {
  const numbers = rulesOf(readme);
  expect(numbers.filter((rule, index) => numbers.indexOf(rule) !== index)).toEqual([]);
});

test.each([...README_OF])('each %s rule is shown under its own number', (_, readme) => {
  const lists = marked.lexer(readFileSync(readme, 'utf8')).filter(isNumbered);
  const shown = lists.flatMap(({ start, items }) => items.map((_item, index) => Number(start) + index));
  expect(shown).toEqual(rulesOf(readme));
});

/** Markdown takes the number of the first item alone, and counts on from there. */
function isNumbered(token: Token): token is Tokens.List {
  return token.type === 'list' && (token as Tokens.List).ordered;
}

/** All that people write: code and its comments, titles of tests, pages, templates and style sheets. */
const CITING = globSync(
  [
    '{*,.changeset/*}.md',
    '{docs,fixtures,src,templates,tests,tools}/**/*.{css,html,js,liquid,md,mjs,php,phtml,graphqls,ts,tsx,xml}',
  ],
  {
    ignore: [
      '**/node_modules',
      '**/vendor',
      'templates/magento/Noest_Widgets/view/frontend/web/kit',
      import.meta.filename,
    ],
  },
);

describe('every rule that is cited exists', () => {
  test('in all files', () => {
    expect(CITING.flatMap((file) => wrongIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    ['a number that no rule has', 'src/a.ts', '/** Cart rule 999. */', 'Cart rule 999'],
    ['one of several', 'src/a.ts', "test('cart rules 1, 2 and 999: it holds');", 'cart rules 1, 2 and 999'],
    ['the end of a range', 'src/a.css', '/* product rules 1 to 999 */', 'product rules 1 to 999'],
    ['in the next line of a comment', 'src/a.ts', '/**\n * (shop\n * rule 999)\n */', 'shop rule 999'],
    ['by a link after it', 'docs/a.md', 'Rule 999 of [its README](../src/mount/README.md)', 'Rule 999'],
    ['by a link before it', 'docs/a.md', '[mount](../src/mount/README.md), rules 1 and 999', 'rules 1 and 999'],
    ['in a README, of its own rules', 'src/mount/README.md', '1. As rule 999 has it.', 'As rule 999'],
    ['in a file that has named a README', 'src/a.ts', '// Cart rule 1\n// See (rule 999).', 'rule 999'],
    ['of a feature that is not there', 'src/a.ts', '// Cart rule 1, garden rule 1', 'garden rule 1'],
    ['of a feature that nothing names', 'src/a.ts', '// See (rule 1).', 'rule 1'],
    ['a range that ends before it begins', 'src/a.ts', '// Cart rules 9 to 3', 'Cart rules 9 to 3'],
  ])('found: %s', (_, file, text, cited) => {
    expect(wrongIn(file, text)).toEqual([expect.stringContaining(cited)]);
  });
});

const known = new Map([...README_OF.values()].map((readme) => [readme, new Set(rulesOf(readme))] as const));

function wrongIn(file: string, text: string): string[] {
  return citationsOf(file, text).flatMap(({ written, numbers, readme }) => {
    const rules = known.get(readme ?? '');
    const exists = numbers.length > 0 && numbers.every((rule) => rules?.has(rule) === true);
    return exists ? [] : [`${file}: ${written}`];
  });
}
