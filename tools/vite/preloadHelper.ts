import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Puts our own preload helper in the place of Vite's. */
export function preloadHelper(): Plugin {
  return {
    name: 'noest-preload-helper',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js' ? readFile(new URL('preload-helper.js', import.meta.url), 'utf8') : null;
    },
  };
}
