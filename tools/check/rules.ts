import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** What a text calls the rules of a README: those of src/widgets/quick-order are quick order rules. */
export const README_OF = new Map([
  ...globSync('src/widgets/*/README.md').map(
    (file) => [path.basename(path.dirname(file)).replaceAll('-', ' '), file] as const,
  ),
  ['mount', 'src/mount/README.md'],
  ['shared', 'src/shared/README.md'],
  ['magento catalogue', 'src/shared/api/magento/catalogue/README.md'],
  ['shop', 'fixtures/shop/README.md'],
  ['overrides', 'docs/overrides.md'],
  ['own parts', 'docs/own-parts.md'],
  ['checking', 'docs/checking.md'],
]);

const NAMES = [...README_OF.keys()].join('|');
const NUMBERS = '\\d+(?:(?:, | and | to )\\d+)*';

/** "cart rule 7", "cart rules 7 and 9", "listing rules 15 to 18": the feature, and the numbers. */
export const RULES = `\\b(${NAMES}) rules? (${NUMBERS})`;

export function numbersIn(text: string): number[] {
  return text.split(/, | and /).flatMap((range) => {
    const [first = 0, last = first] = range.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

export function rulesOf(readme: string): number[] {
  return [...readFileSync(readme, 'utf8').matchAll(/^(\d+)\. /gm)].map(([, rule]) => Number(rule));
}

/** Rules that a text names. */
export interface Citation {
  readonly written: string;
  readonly numbers: readonly number[];
  /** Null where the text does not say whose rules they are. */
  readonly readme: string | null;
}

const LINK = '\\[[^\\]]*\\]\\(([^)#]+)[^)]*\\)';
const CITED = new RegExp(`\\brules? (${NUMBERS})(?: of (?:the )?${LINK})?`, 'gi');
/** What stands before the word "rule": a name, a link, or any other word. */
const BEFORE = new RegExp(`(?:\\b(${NAMES})|${LINK},|(\\p{L}[\\p{L}-]*)) $`, 'iu');
/** After these a number is that of a rule of the same README, or of the one that the file named before. */
const NOT_A_NAME = /^(?:and|as|but|by|for|from|in|is|its|of|the)$/i;

/** The citations of a file, in its order. One may go on in the next line of a comment. */
export function citationsOf(file: string, text: string): Citation[] {
  const lines = text.replaceAll(/[ \t]*\r?\n[ \t]*(?:(?:\*|\/\/|#) )?(?=\S)/g, ' ');
  let named = [...README_OF.values()].find((readme) => readme === file) ?? null;
  return [...lines.matchAll(CITED)].map(({ 0: cited, 1: numbers = '', 2: linkAfter, index }) => {
    const [before = '', name, linkBefore, word] = BEFORE.exec(lines.slice(Math.max(0, index - 120), index)) ?? [];
    const written = before + cited;
    const link = linkAfter ?? linkBefore;
    if (link !== undefined)
      return { written, numbers: numbersIn(numbers), readme: path.join(path.dirname(file), link) };
    if (name !== undefined) {
      const readme = README_OF.get(name.toLowerCase()) ?? null;
      if (!file.endsWith('.md')) named = readme;
      return { written, numbers: numbersIn(numbers), readme };
    }
    const isNamed = word === undefined || NOT_A_NAME.test(word);
    return { written, numbers: numbersIn(numbers), readme: isNamed ? named : null };
  });
}
