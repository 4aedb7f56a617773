import { readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';
import { ORDER } from '../css/layers.ts';
import { unlayered } from '../css/unlayered.ts';
import type { importParts as Import } from '../parts/importParts.ts';
import { UNNAMED } from './versionFolder.ts';

const DARK = new URL('../../src/shared/ui/dark.css', import.meta.url);

/**
 * The sheets that a page links by a name that stays: `noest.all.css` for all parts and `sheets/minicart.css` for one. Each
 * says which of the parts' own sheets it holds, so that those are not fetched (shared rule 44). Beside each stands the same
 * sheet in no layer, `noest.all.unlayered.css`; a copy of that one among the chunks is fetched where no sheet is linked and
 * a reset outranks the layer (shared rule 45).
 */
export function stableSheets(): Plugin {
  return {
    name: 'noest-stable-sheets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { importParts } = (await tsImport('../parts/importParts.ts', import.meta.url)) as {
          importParts: typeof Import;
        };
        const first = bundle['noest.css'];
        if (first?.type !== 'asset') return;
        const before = ORDER + String(first.source);
        first.source = before;

        this.emitFile({ type: 'asset', fileName: 'noest.dark.css', source: ORDER + readFileSync(DARK, 'utf8') });

        const emit = (name: string, sheets: readonly string[], has: readonly string[]): string => {
          const flags = has.map((sheet) => `--noest-has-${sheet}:1`).join(';');
          const source = `${before}${sheets.map((sheet) => textOf(bundle, sheet)).join('')}:root{${flags}}`;
          const plain = unlayered(source);
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source });
          this.emitFile({ type: 'asset', fileName: `${name}.unlayered.css`, source: plain });
          return plain;
        };
        const isSheet = (file: string) => file.endsWith('.css') && file.startsWith(UNNAMED);
        const all = sheetsOf(Object.keys(bundle), bundle).filter(isSheet);
        const source = emit('noest.all', all, ['all']);
        this.emitFile({ type: 'asset', fileName: `${UNNAMED}/unlayered.css`, source });

        for (const { declaration } of await importParts()) {
          const chunk = `${UNNAMED}/${declaration.chunk ?? declaration.name}.js`;
          const sheets = sheetsOf([chunk], bundle).filter(isSheet);
          if (sheets.length > 0) emit(`sheets/${declaration.name}`, sheets, sheets.map(nameOf));
        }
      },
    },
  };
}

/** The sheets of these chunks and of all that they import, on demand too; what is imported stands before what imports it. */
function sheetsOf(chunks: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    // The entry imports what every page may need, such as the parts.
    if (!fileName.endsWith('/entry.js')) [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  chunks.forEach(visit);
  return [...sheets];
}

function textOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const sheet = bundle[fileName];
  if (sheet?.type !== 'asset') throw new Error(`${fileName} is not in the build`);
  return String(sheet.source);
}

function nameOf(sheet: string): string {
  return sheet.slice(UNNAMED.length + 1, -'.css'.length);
}
