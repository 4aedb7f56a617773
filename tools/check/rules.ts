import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** What a title calls the rules of a README: those of src/widgets/quick-order are quick order rules. */
export const README_OF = new Map([
  ...globSync('src/widgets/*/README.md').map(
    (file) => [path.basename(path.dirname(file)).replaceAll('-', ' '), file] as const,
  ),
  ['mount', 'src/mount/README.md'],
  ['shared', 'src/shared/README.md'],
  ['shop', 'fixtures/shop/README.md'],
  ['overrides', 'docs/overrides.md'],
]);

/** "cart rule 7", "cart rules 7 and 9", "listing rules 15 to 18": the feature, and the numbers. */
export const RULES = `\\b(${[...README_OF.keys()].join('|')}) rules? (\\d+(?:(?:, | and | to )\\d+)*)`;

export function numbersIn(text: string): number[] {
  return text.split(/, | and /).flatMap((range) => {
    const [first = 0, last = first] = range.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

export function rulesOf(readme: string): number[] {
  return [...readFileSync(readme, 'utf8').matchAll(/^(\d+)\. /gm)].map(([, rule]) => Number(rule));
}
