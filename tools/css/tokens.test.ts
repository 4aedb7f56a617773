import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importParts } from '../parts/importParts';
import { readTokens, tokensOfPackage, withDefaults } from './tokens';

const tokens = new Map([
  ['--noest-color-line', '#eee'],
  ['--noest-line', '1px solid var(--noest-color-line)'],
]);

test('a token gets its default, and the tokens in that get theirs', () => {
  expect(withDefaults('a { border: var(--noest-line); }', tokens)).toBe(
    'a { border: var(--noest-line, 1px solid var(--noest-color-line, #eee)); }',
  );
});

test('a default that is written, and a property that is no token, stay', () => {
  const css = 'a { color: var(--noest-color-line, red); gap: var(--noest-slider-gap); }';
  expect(withDefaults(css, tokens)).toBe(css);
});

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join('src', file), 'utf8') }));

test('shared rule 46: the tokens of the package count in the unit of the kit, and those of the dark sheet win over them', () => {
  const sheet = tokensOfPackage(':where(:root) {\n  --noest-space-4: 1rem;\n  --noest-space-6: 1.5rem;\n}');
  expect(sheet).toMatch(/^@layer properties,theme,base,noest,components,utilities;\n@layer noest \{\n/);
  expect(sheet).toContain('--noest-space-4: var(--noest-unit,16px);');
  expect(sheet).toContain('--noest-space-6: calc(1.5*var(--noest-unit,16px));');
  expect(tokensOfPackage()).not.toMatch(/\drem\b/);
});

test('what a sheet of the kit reads has a default: it is a token, has one beside it, or is set in the sheet', () => {
  const declared = readTokens();
  const open = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--noest-[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.has(name) && !css.includes(`${name}:`) && !css.includes(`@property ${name} `))
      .map((name) => `${file}: ${name}`),
  );
  expect(open).toEqual([]);
});

test('what a page may set is told: what a sheet reads is a token, a property that a part declares, or set by the kit itself', async () => {
  const declared = readTokens();
  const parts = await importParts();
  const declaredBy = (folder: string) =>
    parts
      .filter((part) => `src/${folder}/`.startsWith(`${part.folder}/`) || !folder.includes('/parts/'))
      .flatMap(({ declaration }) => Object.keys(declaration.customProperties ?? {}));
  const untold = sheets.flatMap(({ file, css }) => {
    const told = new Set([...declared.keys(), ...declaredBy(dirname(file))]);
    const read = new Set([...css.matchAll(/var\(\s*(--noest-[\w-]+)/g)].map(([, name = '']) => name));
    return [...read].filter((name) => !told.has(name) && !css.includes(`${name}:`)).map((name) => `${file}: ${name}`);
  });
  expect(untold).toEqual([]);
});

test('the default of a token is written in one place', () => {
  const again = sheets.flatMap(({ file, css }) =>
    [...readTokens().keys()].filter((name) => css.includes(`var(${name},`)).map((name) => `${file}: ${name}`),
  );
  expect(again).toEqual([]);
});
