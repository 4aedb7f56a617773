import type { Plugin } from 'vite';
import { reachable } from './reachable.ts';

/** The scripts that a chunk imports, and what those import; known once the chunks are made, before Vite writes its preloads. */
export class ChunkImports {
  readonly #imports = new Map<string, readonly string[]>();

  readonly plugin: Plugin = {
    name: 'noest-chunk-imports',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') this.#imports.set(file.fileName, file.imports);
        }
      },
    },
  };

  /**
   * What is fetched beside a chunk that another one imports on demand: the chunk itself and what it needs, without what is on
   * the page when the other one runs, which is the entry and all that the other one imports.
   */
  preloads(host: string, chunk: string, needed: readonly string[]): string[] {
    const there = reachable(host, (file) => this.#imports.get(file) ?? []);
    return [...new Set([chunk, ...needed])].filter((file) => !file.endsWith('/entry.js') && !there.has(file));
  }
}
