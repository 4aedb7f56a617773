import type { PlacedFinding } from './checkTemplate';
import { nearest } from '../shared/platform/nearest';
import { isOpen } from './mask';

/** What a finding of a custom property has in place of a part. */
export const THEME = 'theme';

const PREFIX = '--noest-';
/** A whole name: none that a preprocessor goes on with, as in `--noest-space-#{$n}`. */
const PROPERTY = /(?<![\w-])--noest-[\w-]*\w(?![\w-]|[#@$]?\{)/g;
/** The second kind is that of Sass, Less and scripts; within an address `//` stands behind a colon or a quote. */
const COMMENT = /\/\*[^]*?\*\/|(?<=^|[\s;{}])\/\/[^\r\n]*/gm;

/**
 * The custom properties of the kit that are misspelt in a sheet or a template: a browser takes any name, and the part then
 * looks as if nothing had been set. A name that is set and read in the same text is the theme's own.
 *
 * @param known all that the kit or a part of it reads
 */
export function checkTokens(text: string, known: readonly string[]): PlacedFinding[] {
  const code = text.replace(COMMENT, (comment) => comment.replace(/[^\r\n]/g, ' '));
  const names = known.map((name) => name.slice(PREFIX.length));
  return [...code.matchAll(PROPERTY)].flatMap((match) => {
    const [found] = match;
    const end = match.index + found.length;
    const isKnown = known.includes(found) || found.startsWith('--noest-has-');
    if (isKnown || isOpen(code.charAt(end)) || isOwn(code, found)) return [];
    const meant = nearest(found.slice(PREFIX.length), names);
    if (meant === undefined) return [];
    const near = { found, meant: `${PREFIX}${meant}` };
    return {
      part: THEME,
      message: `custom property: expected one of the kit, found "${found}"; did you mean "${near.meant}"?`,
      place: found,
      near,
      span: { start: match.index, end },
    };
  });
}

function isOwn(code: string, name: string): boolean {
  const isSet = new RegExp(`(?<![\\w-])${name}\\s*:`).test(code);
  const isRead = new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(code);
  return isSet && isRead;
}
