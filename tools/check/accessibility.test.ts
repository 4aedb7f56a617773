// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The criteria of WCAG 2.2, levels A and AA, by guideline; 4.1.1 is no criterion any more. */
const CRITERIA = [
  ...numbered('1.1', 1),
  ...numbered('1.2', 1, 2, 3, 4, 5),
  ...numbered('1.3', 1, 2, 3, 4, 5),
  ...numbered('1.4', 1, 2, 3, 4, 5, 10, 11, 12, 13),
  ...numbered('2.1', 1, 2, 4),
  ...numbered('2.2', 1, 2),
  ...numbered('2.3', 1),
  ...numbered('2.4', 1, 2, 3, 4, 5, 6, 7, 11),
  ...numbered('2.5', 1, 2, 3, 4, 7, 8),
  ...numbered('3.1', 1, 2),
  ...numbered('3.2', 1, 2, 3, 4, 6),
  ...numbered('3.3', 1, 2, 3, 4, 7, 8),
  ...numbered('4.1', 2, 3),
];
/** Of these the kit has nothing that could fail. */
const NOTHING_TO_TEST = [...numbered('1.2', 1, 2, 3, 4, 5), '1.4.2', '2.5.4'];
/** What no machine can judge. */
const BY_HAND = ['1.3.3', '1.4.5', '2.3.1', '3.1.2', '3.2.4'];
const inOrder = (one: string, other: string): number => CRITERIA.indexOf(one) - CRITERIA.indexOf(other);

const ROWS = [...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| (\d\.\d\.\d+) \|.*\| (.+) \|$/gm)].map(
  ([, criterion = '', shown = '']) => ({ criterion, shown }),
);

test('docs/accessibility.md has each criterion once, in their order', () => {
  expect(ROWS.map(({ criterion }) => criterion)).toEqual(CRITERIA);
});

// That the file is there is tested with all links.
test('each criterion names its test', () => {
  const untested = ROWS.filter(({ shown }) => !/\]\(\.\.\/\S+\.(?:spec|test)\.tsx?\)/.test(shown));
  expect(untested.map(({ criterion }) => criterion)).toEqual([...NOTHING_TO_TEST, ...BY_HAND].toSorted(inOrder));
});

function numbered(guideline: string, ...criteria: number[]): string[] {
  return criteria.map((criterion) => `${guideline}.${criterion}`);
}
