// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
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
