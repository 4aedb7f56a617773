// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';

const dutchFiles = ['src', 'fixtures/shop/messages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nl.json'))
    .map((file) => `${folder}/${file}`),
);

const texts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

test.each(dutchFiles)('every Dutch message has an English one with the same key and values: %s', (file) => {
  const valuesByKey = (messages: Record<string, string>) =>
    Object.entries(messages).map(([key, text]) => [key, placeholders(text)]);
  expect(valuesByKey(texts(file.replace('.nl.', '.en.')))).toEqual(valuesByKey(texts(file)));
});

/** What may show a message of the kit: its source and its examples, without tests. What a shop's own pages alone show stands with the shop. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|liquid)$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ path: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

const NAMESPACES = dutchFiles.filter((file) => file.startsWith('src/'));

test.each(NAMESPACES)(
  'a namespace loads the formatter where it has plurals or choices, and nowhere else: %s',
  (file) => {
    const isRich = Object.values(texts(file)).some((text) => isMoreThanFilledIn(compile(text)));
    const declarations = SOURCES.flatMap(({ path, text }) =>
      text.split(';').filter((statement) => importedBy(path, statement).includes(file.replace('.nl.', '.en.'))),
    );
    expect(declarations.map((statement) => statement.includes('formatMessage'))).toEqual([isRich]);
  },
);

test.each(NAMESPACES)('the kit shows every message of a namespace: %s', (file) => {
  const namespace = basename(file, '.nl.json');
  const shown = SOURCES.filter(
    ({ path, text }) => path.startsWith(`${scopeOf(file)}/`) || importsOf(path, text, scopeOf(file)),
  );
  const keys = Object.keys(texts(file));
  // An example shows them by their full key; some keys are put together: `t(`stars_${n}`)`.
  const isShown = (key: string) =>
    SOURCES.some(({ text }) => text.includes(`'${namespace}.${key}'`)) ||
    shown.some(({ text }) => text.includes(`'${key}'`) || composed(text).some((pattern) => pattern.test(key)));
  expect(keys.filter((key) => !isShown(key))).toEqual([]);
});

/** The folder whose files may show these messages, as may those that import from it: their feature, for those of `shared` all. */
function scopeOf(file: string): string {
  return /^src\/widgets\/[^/]+/.exec(file)?.[0] ?? 'src';
}

function importsOf(path: string, text: string, scope: string): boolean {
  return [...text.matchAll(/ from '(\.[^']*)'/g)].some(([, from]) =>
    `${join(dirname(path), from!)}/`.startsWith(`${scope}/`),
  );
}

/** The files that a statement imports on demand. */
function importedBy(path: string, statement: string): string[] {
  return [...statement.matchAll(/import\('(\.[^']*)'\)/g)].map(([, from]) => join(dirname(path), from!));
}

/** Patterns of the keys that a text puts together from parts. */
function composed(text: string): RegExp[] {
  return [...text.matchAll(/\bt\w*\(`([^`]*\$\{[^`]*)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
  );
}

/** A placeholder is a list with its name alone. */
function isMoreThanFilledIn(message: unknown): boolean {
  return Array.isArray(message) && message.some((node) => Array.isArray(node) && node.length > 1);
}

/** Every compiled node but literal text is a list that starts with the name of its value. */
function placeholders(text: string): string[] {
  const names = (node: unknown): string[] => {
    if (!Array.isArray(node)) return [];
    const [name, , options] = node as unknown[];
    return [String(name), ...Object.values(Object(options)).flatMap((branch) => branches(branch))];
  };
  const branches = (message: unknown): string[] => (Array.isArray(message) ? message.flatMap(names) : []);
  return [...new Set(branches(compile(text)))].toSorted();
}
