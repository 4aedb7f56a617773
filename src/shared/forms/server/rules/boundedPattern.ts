import { readPattern, type Pattern } from './readPattern';
import { textRule, type Rule } from '../../Rule';

/** Steps that a slow phone takes in a fraction of a second. */
const MOST_STEPS = 10_000_000;
/** More than is typed into a field with a pattern. */
const LONGEST_TEXT = 1_000;
/** A pattern that may look at no more than this is of no use. */
const SHORTEST_TEXT = 24;

/**
 * A pattern from an attribute as a function that always answers at once. A regular expression tries every way to divide
 * a text among its open ends (`*`, `+`, `{2,}`), so their number decides how long a text it may be shown; a longer
 * one does not match. What tries more than that is refused: a repeat within a repeat, alternatives within a
 * repeat, and references back.
 * @throws TypeError with what to write instead.
 */
export function boundedPattern(source: string, flags = ''): (text: string) => boolean {
  if (/[^imsu]/.test(flags)) throw new TypeError(`expected flags i, m, s or u, found "${flags}"`);
  const pattern = new RegExp(source, flags);
  const longest = longestText(readPattern(source));
  if (longest < SHORTEST_TEXT)
    throw new TypeError(`expected fewer open repeats than in "${source}": each multiplies the time`);
  return (text) => text.length <= longest && pattern.test(text);
}

/** A pattern is tried from every character on, which counts as one open end more. */
function longestText({ openRepeats, choices }: Pattern): number {
  return Math.min(LONGEST_TEXT, Math.floor((MOST_STEPS / choices) ** (1 / (openRepeats + 1))));
}

/**
 * A text that the pattern finds something in, as `RegExp.test` does.
 * @throws BadPattern where the pattern could take a long time; see `boundedPattern`.
 */
export function regex(source: string, flags = ''): Rule {
  return textRule('generic', boundedPattern(source, flags));
}
