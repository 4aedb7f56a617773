import type { Plugin } from 'vite';

/**
 * The entry is hashed like its chunks, and they import it back by that name; what a page loads is a file of one line that
 * never changes its name. So a page may put a version behind it and still runs everything once. The same for modules that
 * scripts of the page import, by the name of their file: `{ kit: 'src/public/files/kit.ts' }` is `kit.js`.
 */
export function stableEntry(modules: Readonly<Record<string, string>>): Plugin {
  const references = new Map<string, string>();
  return {
    name: 'noest-stable-entry',
    apply: 'build',
    buildStart() {
      for (const [name, id] of Object.entries(modules)) {
        references.set(name, this.emitFile({ type: 'chunk', id, name: `${name}-module`, preserveSignature: 'strict' }));
      }
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.fileName.endsWith('/entry.js')) continue;
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source: `import"./${file.fileName}"` });
      }
      for (const [name, reference] of references) {
        const source = `export*from"./${this.getFileName(reference)}"`;
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
      }
    },
  };
}
