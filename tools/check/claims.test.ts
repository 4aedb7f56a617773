// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'SECURITY.md', ...globSync('docs/*.md')];
/**
 * Words are defined in the glossary, tests described in testing; decisions have sizes of others, from the day they were made. The
 * report of the long run has the titles of tests.
 */
const PAGES = DOCUMENTS.filter((page) => !/^docs\/(?:decisions|glossary|long-run|testing)\.md$/.test(page));

/** Words of a sentence on speed, safety or accessibility. */
const SPEED =
  /\b(?:fast(?:er|est)?|quick(?:ly|er)?(?!-)|instant(?:ly)?|slow(?:s|er) |light(?:er|est) than|lightweight|smaller than|tiny|kB|\d+ (?:bytes|ms|milliseconds)|main thread|shifts?|memory)\b/i;
const SAFETY =
  /\b(?:secure|security|safe(?:ly|ty)?|Trusted Types|injections?|XSS|CSRF|escape[ds]|attack(?:s|ers?)?|vulnerable|forged?|private data|personal|passwords (?:are|never))\b/i;
const ACCESSIBILITY =
  /\b(?:keyboards?|by Tab|screen readers?|VoiceOver|NVDA|contrast|WCAG|EN 301 549|accessible|accessibility|axe|focus|announced?|announces|zoom|forced colours|reduced motion)\b/i;
const CLAIM = new RegExp([SPEED, SAFETY, ACCESSIBILITY].map(({ source }) => source).join('|'), 'i');
/** A test, a benchmark, or a rule, which has a test that names it (rules.test.ts). */
const SHOWN = /\.(?:spec|test)\.tsx?\b|npm run (?:bench|size|test)|\brules? \d|#by-criterion\)/;
/** What a theme or a shop is asked to do claims nothing of the kit. */
const OF_OTHERS = /^(?:What a (?:theme|shop) (?:has to|must|can) do|How it is tested|How to measure)/;

test.each(PAGES)('each sentence of %s on speed, safety or accessibility names what shows it', (page) => {
  expect(unshown(readFileSync(page, 'utf8'))).toEqual([]);
});

describe('a sentence that names no test is found', () => {
  test.each([
    'The drawer opens instantly, also on a slow telephone.',
    'A part keeps the main thread free.',
    'What a customer typed is escaped, so it can never run as a script.',
    'Every control can be used with VoiceOver.',
    '- Small: the first load is about 6 kB (`npm run size`).\n- Nothing personal leaves the browser.',
    'The first load is about 6 kB (`npm run size`). The page works at 400% zoom.',
    '> Focus returns to the button.',
    '| part | what it does |\n| --- | --- |\n| `modal` | it closes with Escape, and the focus returns |',
  ])('%s', (text) => {
    expect(unshown(text)).toHaveLength(1);
  });
});

// What a link leads to is tested with all links, the rules with all citations (rules.test.ts).
test.each(DOCUMENTS)('each command and test that %s names is there', (page) => {
  const text = readFileSync(page, 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([a-z][\w:-]*\w)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const tests = globSync(['{src,fixtures,tools}/**/*.test.{ts,tsx}', 'tests/**/*.spec.ts']).map((file) =>
    path.basename(file),
  );
  const named = [...text.matchAll(/(?<![*.\w])[\w-]+(?:\.\w+)*\.(?:spec|test)\.tsx?\b/g)].map(([name]) => name);
  // `npm run new-part` writes this one.
  expect(named.filter((name) => name !== 'view.dom.test.tsx' && !tests.includes(name))).toEqual([]);
});

const unshown = (text: string): string[] => claimsOf(text).filter((claim) => !SHOWN.test(claim));

/** A table belongs to the paragraph before it: what that names shows each of its rows too. */
function claimsOf(text: string): string[] {
  let isOurs = true;
  let before = '';
  return marked.lexer(text).flatMap((token) => {
    if (token.type === 'heading') isOurs = !OF_OTHERS.test(String(token.text));
    const texts = token.type === 'table' && SHOWN.test(before) ? [] : textsOf(token);
    if (token.type !== 'space' && token.type !== 'html') before = token.raw;
    return isOurs ? texts.filter((claim) => CLAIM.test(withoutCode(claim))) : [];
  });
}

function textsOf(token: Token): string[] {
  switch (token.type) {
    case 'list':
      return (token as Tokens.List).items.flatMap(({ text }) => sentences(text));
    case 'table':
      return (token as Tokens.Table).rows.map((cells) => cells.map(({ text }) => text).join(' | '));
    case 'paragraph':
    case 'blockquote':
      return sentences(token.raw);
    default:
      return [];
  }
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z`[])/);
}

/** What has such a word in its name claims nothing by it. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`]*`|content security policy|CSRF token|private window/g, '');
}
