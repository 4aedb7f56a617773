import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importParts } from '../../tools/parts/importParts';
import { tokensOf } from '../../tools/package/checkerBuild';
import { run } from './run';
import { parseTemplate } from './TemplateElement';

const all = await importParts();
const parts = all.map(({ declaration }) => declaration);
const tokens = tokensOf(all, 'src');
const WRONG = '<p>\n  <b data-component="cart-cuont"></b>\n</p>\n';
const MESSAGE = 'data-component: expected the name of a part, found "cart-cuont"; did you mean "cart-count"?';

let folder: string;
let printed: string[];
let complained: string[];
const check = (...words: string[]) =>
  run(
    ['check', ...words],
    { parts, messages: ['cart.empty'], tokens, version: '1.2.3' },
    {
      print: (text) => printed.push(text),
      complain: (text) => complained.push(text),
    },
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noest-check-'));
  [printed, complained] = [[], []];
});

afterEach(() => rmSync(folder, { recursive: true }));

test('checking rule 1: files, folders and globs are checked, each once; the code says whether there is a mistake', async () => {
  writeFileSync(join(folder, 'right.liquid'), '<b data-component="cart-count"></b>');
  expect(await check(folder)).toBe(0);
  writeFileSync(join(folder, 'wrong.html.twig'), WRONG);
  expect(await check(folder, `${folder}/**/*.twig`, join(folder, 'wrong.html.twig'))).toBe(1);
  expect(printed.at(-1)).toBe(
    `${join(folder, 'wrong.html.twig')}:2:6 cart-cuont: ${MESSAGE}\n  http://127.0.0.1:3000/widgets\nA part that the page defines itself is named by --own name,name.\n1 mistake in 2 files`,
  );
  expect(complained).toEqual([]);
});

test('a page that is served is checked by its address', async () => {
  const server = createServer((_, response) => response.end(WRONG)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await check(address)).toBe(1);
  expect(printed.join()).toContain(`${address}:2:6 cart-cuont: ${MESSAGE}`);
  server.close();
});

test.each([
  [['--format', 'xml', 'x.html'], '--format: expected text, json, sarif, github, found "xml"'],
  [['nowhere.html'], 'nowhere.html: expected a file, a folder or a glob of templates or sheets, or an address'],
  [['--unknown'], "Unknown option '--unknown'"],
  [[], 'noest check <files, globs, addresses>'],
])('what cannot be checked ends with 2: %j', async (words, message) => {
  expect(await check(...words)).toBe(2);
  expect(complained.join()).toContain(message);
});

test('of a server that is not reached it is said why', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  expect(await check(`http://localhost:${port}/`)).toBe(2);
  expect(complained).toEqual([`http://localhost:${port}/: fetch failed (ECONNREFUSED)`]);
});

test('checking rule 4: JSON, SARIF and annotations have the same words and places', async () => {
  const file = join(folder, 'wrong.phtml');
  writeFileSync(file, '<form data-component="minicart" data-cart-url="javascript:x"></form>');
  await check(file, '--format', 'json', '--reference', 'https://example.com/widgets');
  const [first, second] = (JSON.parse(printed[0] ?? '') as { findings: readonly Record<string, unknown>[] }).findings;
  expect(first).toMatchObject({
    file,
    line: 1,
    column: 1,
    part: 'minicart',
    reference: 'https://example.com/widgets/minicart',
  });
  expect(second).toMatchObject({ place: 'data-cart-url', line: 1, column: 33 });
  await check(file, '--format', 'sarif');
  const { runs } = JSON.parse(printed[1] ?? '') as { runs: readonly { results: readonly Record<string, unknown>[] }[] };
  expect(runs[0]?.results[1]).toMatchObject({
    ruleId: 'attribute',
    message: { text: `minicart: ${String(second?.['message'])}` },
    locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 33 } } }],
  });
  await check(file, '--format', 'github');
  expect(printed[2]?.split('\n')[1]).toBe(
    `::error file=${file},line=1,col=33,endLine=1,title=minicart::${String(second?.['message'])} (http://127.0.0.1:3000/widgets/minicart)`,
  );
});

test('checking rule 5: --fix writes the near misses and reports the rest', async () => {
  const file = join(folder, 'wrong.html');
  writeFileSync(file, `${WRONG}<b data-component="zzz"></b>`);
  expect(await check(file, '--fix')).toBe(1);
  expect(readFileSync(file, 'utf8')).toContain('<b data-component="cart-count"></b>');
  expect(printed[0]).toContain('1 mistake in 1 file, 1 corrected');
});

test('checking rule 5: an attribute is not corrected to one that the element has already', async () => {
  const file = join(folder, 'twice.html');
  const twice =
    '<b data-component="cart-count" data-count="3" data-cuont="4"></b><b data-component="price" data-componet="x"></b>';
  writeFileSync(file, twice);
  expect(await check(file, '--fix')).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(twice);
  expect(printed[0]).toContain('data-cuont: no property of this part; did you mean data-count?');
});

test('checking rule 2: what is wrong with a part that the reference lacks is linked to the reference itself', async () => {
  writeFileSync(join(folder, 'own.html'), '<p data-component="opening-hours" data-mount="laod"></p>');
  await check(folder, '--own', 'opening-hours', '--reference', 'https://shop.example/widgets', '--format', 'json');
  expect(printed[0]).toContain('"reference": "https://shop.example/widgets"');
});

test('checking rule 6: a misspelt custom property is told and corrected, in a sheet and in a template', async () => {
  const sheet = join(folder, 'theme.css');
  writeFileSync(sheet, ':root {\n  --noest-color-forrest: navy;\n  --noest-color-forest: navy;\n}\n');
  const page = join(folder, 'page.phtml');
  writeFileSync(page, '<div style="gap: var(--noest-spcae-4)"></div>');
  expect(await check(folder)).toBe(1);
  expect(printed[0]).toContain(
    `${sheet}:2:3 theme: custom property: expected one of the kit, found "--noest-color-forrest"; did you mean "--noest-color-forest"?`,
  );
  expect(printed[0]).toContain(`${page}:1:22 theme: `);
  await check(sheet, '--format', 'sarif');
  expect(printed[1]).toContain('"ruleId": "token"');
  expect(await check(page, '--fix')).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain('var(--noest-space-4)');
});

test.each([
  ['of a comment', '/* --noest-color-forrest */'],
  ['of a comment of one line', 'p { color: red; // was --noest-color-forrest\n}'],
  ['of the theme itself', ':root { --noest-space-44: 3rem } p { gap: var(--noest-space-44) }'],
  ['like none of the kit', ':root { --noest-opening-hours-line: 1px }'],
  ['that a preprocessor makes', ':root { --noest-spacee-#{$n}: 1rem; --noest-size@{n}: 1px }'],
  ['that a template makes', '<p style="gap: var(--noest-spacee<?= $n ?>)"></p>', 'theme.phtml'],
])('checking rule 6: a custom property %s is left alone', async (_, css, file = 'theme.scss') => {
  writeFileSync(join(folder, file), css);
  expect(await check(folder)).toBe(0);
});

test('checking rule 6: an address without a scheme is no comment', async () => {
  writeFileSync(join(folder, 'theme.css'), 'p { background: url(//cdn.example/oak.png) var(--noest-color-forrest) }');
  expect(await check(folder)).toBe(1);
});

test("the kit's own templates and examples have no mistake", async () => {
  await check('templates', 'src/widgets', '--own', 'opening-hours,plank-count');
  expect(printed.join()).toMatch(/^0 mistakes in \d{3} files$/);
});

test('the selectors of all declarations are understood', () => {
  const [element] = parseTemplate('<p></p>');
  const selectors = parts.flatMap(({ element: on, inside = {} }) => [...(on ? [on] : []), ...Object.keys(inside)]);
  expect(selectors.map((selector) => element?.matches(selector))).not.toContain(undefined);
  expect(selectors.length).toBeGreaterThan(5);
});
