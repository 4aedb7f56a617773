// @vitest-environment node
import { readFileSync } from 'node:fs';
import { marked, type Token } from 'marked';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

/** What those read who use Noest; how it is made and tested is written for others. */
const PAGES = ['README.md', ...globSync('docs/*.md', { ignore: ['docs/{add-a-part,decisions,glossary,testing}.md'] })];

/** Words of a sentence on speed, safety or accessibility. */
const CLAIM =
  /\b(?:fast(?:er|est)?|light(?:er|est) than|kB|secure|safe(?:ly)?|security|Trusted Types|injection|keyboard|screen reader|contrast|WCAG|accessible|axe|nothing shifts)\b/i;
/** A test, a benchmark, or a rule, which has a test that names it (rules.test.ts). */
const SHOWN = /\.(?:spec|test)\.tsx?\b|npm run (?:bench|size|test)|\brules? \d|#by-criterion\)/;
/** What a theme or a shop is asked to do claims nothing of the kit. */
const OF_OTHERS = /^(?:What a (?:theme|shop) (?:has to|must|can) do|How it is tested|How to measure)/;

test.each(PAGES)('each sentence of %s on speed, safety or accessibility names what shows it', (page) => {
  expect(claimsOf(page).filter((claim) => !SHOWN.test(claim))).toEqual([]);
});

/** Paragraphs and items of lists. A table belongs to the paragraph before it; code says nothing. */
function claimsOf(page: string): string[] {
  let isOurs = true;
  return marked.lexer(readFileSync(page, 'utf8')).flatMap((token) => {
    if (token.type === 'heading') isOurs = !OF_OTHERS.test(String(token.text));
    return isOurs ? textsOf(token).filter((text) => CLAIM.test(withoutCode(text))) : [];
  });
}

function textsOf(token: Token): string[] {
  if (token.type === 'list') return (token.items as Token[]).map(({ raw }) => raw);
  return token.type === 'paragraph' ? [token.raw] : [];
}

/** To name a content security policy claims nothing. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`]*`|content security policy/g, '');
}
