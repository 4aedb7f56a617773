// @vitest-environment node
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const IGNORED = { ignore: ['**/node_modules', '**/vendor', 'dist', 'test-results'], dot: true };
/** The last one is written by `npm run new-part`. */
const FILES = [...globSync('**/*.{ts,tsx,mjs,liquid,php}', IGNORED), 'view.dom.test.tsx'].map((file) => `/${file}`);

/** The name of a source file in backticks, with folders or without; the build and the theme of a shop have files of other kinds. */
const NAMED = /`((?:[\w@-]+\/)*[\w-]+(?:\.\w+)*\.(?:ts|tsx|mjs|liquid|php))`/g;

test.each(globSync('**/*.md', IGNORED))('the files that %s names are there', (page) => {
  expect(missingIn(readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, ''))).toEqual([]);
});

test('the files that comments name are there', () => {
  const comments = globSync('{fixtures,src,tests,tools,templates}/**/*.{ts,tsx,css}', IGNORED).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return missingIn(lines.filter((line) => /^\s*(?:\/?\*|\/\/)/.test(line)).join('\n')).map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(comments).toEqual([]);
});

test('a file that is not there is found', () => {
  expect(missingIn('`rules.ts` and `check/rules.ts`, but `old-name.ts`, `check/ules.ts` and `gone/rules.ts`')).toEqual([
    'old-name.ts',
    'check/ules.ts',
    'gone/rules.ts',
  ]);
});

function missingIn(text: string): string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  return names.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)));
}
