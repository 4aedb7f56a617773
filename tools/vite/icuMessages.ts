import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const MESSAGES = /\/messages\/\w+\.(?:nl|en)\.json$/;

/**
 * Compiles the ICU texts of the message files while they are bundled, so that a page carries a formatter of half a
 * kilobyte and no parser. What it hands on is JSON still.
 */
export function icuMessages(): Plugin {
  return {
    name: 'noest-icu-messages',
    enforce: 'pre',
    async load(id) {
      if (!MESSAGES.test(id)) return null;
      const texts: Record<string, string> = JSON.parse(await readFile(id, 'utf8'));
      const messages = Object.entries(texts).map(([key, text]) => [key, compile(text)]);
      return JSON.stringify(Object.fromEntries(messages));
    },
  };
}
