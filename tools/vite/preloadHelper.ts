import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts our own preload helper in the place of Vite's. */
export function preloadHelper(): Plugin {
  return {
    name: 'noest-preload-helper',
    enforce: 'pre',
    resolveId(id) {
      return id === '\0vite/preload-helper.js' ? fileURLToPath(new URL('preload-helper.js', import.meta.url)) : null;
    },
  };
}
