import type { Plugin } from 'vite';

/**
 * The entry is hashed like its chunks, and they import it back by that name; what a page loads is a file of one line that
 * never changes its name. So a page may put a version behind it and still runs everything once.
 */
export function stableEntry(): Plugin {
  return {
    name: 'noest-stable-entry',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.fileName.endsWith('/entry.js')) continue;
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source: `import"./${file.fileName}"` });
      }
    },
  };
}
