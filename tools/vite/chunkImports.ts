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

  /** The chunk with all that is on the page when it runs. */
  scriptsWith(chunk: string): ReadonlySet<string> {
    return reachable(chunk, (file) => this.#imports.get(file) ?? []);
  }
}
