import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { leadsSomewhere } from '../../tools/package/documents';
import { unpack } from './unpacked';

test('no link of a page of the package leads to a file that it lacks', () => {
  const folder = unpack();
  try {
    const root = join(folder, 'node_modules/noest');
    const files = new Set(globSync('**/*', { cwd: root, dot: true }));
    const pages = [...files].filter((file) => file.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/start.md', 'docs/accessibility.md']));
    expect(pages.flatMap((page) => deadLinks(root, page, files))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function deadLinks(root: string, page: string, files: ReadonlySet<string>): string[] {
  const dead: string[] = [];
  void marked.walkTokens(marked.lexer(readFileSync(join(root, page), 'utf8')), (token) => {
    const isLink = token.type === 'link' || token.type === 'image';
    if (isLink && !leadsSomewhere(String(token.href), page, files)) dead.push(`${page}: ${token.href}`);
  });
  return dead;
}
