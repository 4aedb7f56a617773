import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The Dutch texts of the kit by `namespace.key`, as a page overrides them. @param folder the kit's source */
export function dutchMessages(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.nl.json'));
  const texts = files.flatMap((file) => {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    return Object.entries(messages).map(([key, text]) => [`${basename(file, '.nl.json')}.${key}`, text] as const);
  });
  return Object.fromEntries(texts.toSorted(([a], [b]) => a.localeCompare(b)));
}
