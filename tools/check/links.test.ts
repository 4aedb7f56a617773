// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked, type Token } from 'marked';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const NOT_OURS = ['.git', '**/node_modules', 'dist', 'test-results', 'templates/magento/vendor'];
const PAGES = globSync('**/*.md', { ignore: NOT_OURS, dot: true });

test.each(PAGES)('every link of %s leads to a file, and to a heading that is there', (page) => {
  const broken = linksOf(page).filter((link) => {
    const [file = '', heading] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
  });
  expect(broken).toEqual([]);
});

/** Those within the project. */
function linksOf(page: string): string[] {
  return tokensOf(page).flatMap((token) =>
    token.type === 'link' && !/^(?:[a-z]+:|\/)/.test(token.href) ? [String(token.href)] : [],
  );
}

/** As they are written in a link: small letters, hyphens for spaces. */
function headingsOf(page: string): string[] {
  const written = tokensOf(page).flatMap((token) => (token.type === 'heading' ? [String(token.text)] : []));
  return written.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function tokensOf(page: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), (token) => void tokens.push(token));
  return tokens;
}
