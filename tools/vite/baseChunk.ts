import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'withFirstPart';

/**
 * Builds what the registry fetches with the first part as a file that exports it by its names. To what is imported on demand
 * from a chunk of a group the bundler gives an object of its own, and the helper for that would be one more file on every page.
 */
export function baseChunk(): Plugin {
  return {
    name: 'noest-base-chunk',
    apply: 'build',
    buildStart() {
      const id = resolve(`src/mount/${NAME}.ts`);
      // The parts take from the same file what it has for them: it may export more.
      this.emitFile({ type: 'chunk', id, name: 'base', preserveSignature: 'allow-extension' });
    },
    resolveDynamicImport: (source) =>
      typeof source === 'string' && source.endsWith(`/${NAME}`) ? { id: './base.js', external: true } : null,
  };
}
