/** What decides how many ways a regular expression can try. */
export interface Pattern {
  /** Repeats without an upper bound that can be at work at once, and those whose bound is beyond counting. */
  readonly openRepeats: number;
  /** Ways that are independent of the length of a text: optional parts, alternatives, small repeats. */
  readonly choices: number;
}

interface Group {
  /** Looks ahead or behind: what it found stays found, so that only the costliest look counts. */
  readonly isLook: boolean;
  /** Whether it can match the same text in more than one way, so that repeating it multiplies. */
  isVariable: boolean;
  repeats: number;
  looks: number;
}

/** From here on a bounded repeat counts as an open one. */
const MANY = 20;

const TOKENS = new RegExp(
  [
    String.raw`\\(?:k<[^>]*>|[1-9]\d*|[pP]\{[^}]*\}|.)`,
    String.raw`\[(?:\\.|[^\]\\])*\]`,
    String.raw`\((?:\?(?:[:=!]|<[=!]|<[^>]+>))?`,
    String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??`,
    '.',
  ].join('|'),
  'gsu',
);

/**
 * Reads just as much of a regular expression as is needed to know its cost.
 * @throws TypeError for a repeat or alternatives within a repeat, and for a reference back.
 */
export function readPattern(source: string): Pattern {
  const whole = newGroup('');
  const open: Group[] = [];
  let group = whole;
  let choices = 1;
  let closed: Group | null = null;

  for (const token of source.match(TOKENS) ?? []) {
    const before: Group | null = closed;
    closed = null;
    if (token.startsWith('(')) {
      open.push(group);
      group = newGroup(token);
    } else if (token === ')') {
      closed = group;
      group = open.pop() ?? whole;
      addTo(group, closed);
    } else if (token === '|') {
      group.isVariable = true;
      choices *= 2;
    } else if (/^[*+?{]/.test(token) && token !== '{') {
      const { least, most } = bounds(token);
      if (most > 1 && before?.isVariable) {
        throw new TypeError(`expected no repeat or alternatives within a repeat, found "${source}"`);
      }
      if (most > least) group.isVariable = true;
      if (most - least >= MANY) group.repeats += 1;
      else choices *= most - least + 1;
    } else if (/^\\(?:[1-9]|k<)/.test(token)) {
      throw new TypeError(`expected no reference back, found "${token}" in "${source}"`);
    }
  }
  return { openRepeats: whole.repeats + whole.looks, choices };
}

function newGroup(opening: string): Group {
  return { isLook: /^\(\?<?[=!]/.test(opening), isVariable: false, repeats: 0, looks: 0 };
}

function addTo(outer: Group, inner: Group): void {
  outer.isVariable ||= inner.isVariable;
  outer.repeats += inner.isLook ? 0 : inner.repeats;
  outer.looks = Math.max(outer.looks, inner.looks + (inner.isLook ? inner.repeats : 0));
}

function bounds(token: string): { least: number; most: number } {
  if (token.startsWith('*')) return { least: 0, most: Infinity };
  if (token.startsWith('+')) return { least: 1, most: Infinity };
  if (token.startsWith('?')) return { least: 0, most: 1 };
  const [, least = '0', comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
  return { least: Number(least), most: most ? Number(most) : comma ? Infinity : Number(least) };
}
