import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';

const folder = import.meta.dirname;
const namespaces = readdirSync(folder).flatMap((file) => /^(\w+)\.nl\.json$/.exec(file)?.[1] ?? []);

const texts = (namespace: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${namespace}.${language}.json`), 'utf8'));

describe.each(namespaces)('%s', (namespace) => {
  const dutch = texts(namespace, 'nl');
  const english = texts(namespace, 'en');

  test('every Dutch word has an English one beside it, in the same order', () => {
    expect(Object.keys(english)).toEqual(Object.keys(dutch));
  });

  test.each(Object.keys(dutch))('%s asks for the same values in both languages', (key) => {
    expect(placeholders(english[key] ?? '')).toEqual(placeholders(dutch[key] ?? ''));
  });
});

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
