import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';
import type { Part, ROOT as Root, importParts as Import } from '../parts/importParts.ts';
import { UNNAMED } from './versionFolder.ts';

const TABLE = 'virtual:noest-parts';
const CHUNK = 'virtual:noest-chunk/';
const TEXT = '__NOEST_PARTS__';
const SHARED = '__NOEST_SHARED_FILES__';
/** A file that parts share is one of these in their rows. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * `virtual:noest-parts`: the parts table of the entry, made from the declarations. In development a loader a part. In the
 * build each part, or each group of parts that declare one `chunk`, becomes a chunk; which files it needs is known once
 * all chunks are, and is then written into the table as one short text (src/mount/partsTable.ts reads it).
 */
export function partsTable(root?: string): Plugin {
  let parts: readonly Part[] = [];
  let at = root ?? '';
  let isBuild = true;
  const references = new Map<string, string>();
  return {
    name: 'noest-parts-table',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      const tools = (await tsImport('../parts/importParts.ts', import.meta.url)) as {
        importParts: typeof Import;
        ROOT: typeof Root;
      };
      at ||= tools.ROOT;
      parts = (await tools.importParts(at)).map(({ skeleton, ...part }) => ({
        ...part,
        module: join(at, part.module),
        ...(skeleton && { skeleton: join(at, skeleton) }),
      }));
    },
    resolveId: (id) => (id === TABLE || id.startsWith(CHUNK) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${CHUNK}`)) return sharedChunk(parts, id.slice(CHUNK.length + 1));
      if (id !== `\0${TABLE}`) return null;
      if (!isBuild) return loaders(parts);
      for (const { file, module } of chunksOf(parts)) {
        references.set(file, this.emitFile({ type: 'chunk', id: module, name: file, preserveSignature: 'strict' }));
      }
      return [
        `import { readPartsTable } from '${join(at, 'src/mount/partsTable.ts')}';`,
        `import { __vitePreload } from '\\0vite/preload-helper.js';`,
        `const take = (name) => (module) => name ? { default: module[name] } : module;`,
        `const load = (files, name) =>`,
        `  __vitePreload(() => import(/* @vite-ignore */ './' + files[0]).then(take(name)), files);`,
        `export default readPartsTable('${TEXT}', '${SHARED}', load);`,
      ].join('\n');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.code.includes(TEXT));
        if (entry?.type !== 'chunk') return;
        const fileOf = (file: string): string => this.getFileName(references.get(file) ?? '');
        const { text, shared } = tableText(parts, (file) => filesNeeded(fileOf(file), bundle, entry.fileName));
        entry.code = entry.code.replace(TEXT, text).replace(SHARED, shared);
      },
    },
  };
}

/** Parts that declare the same chunk are exported by their names from one file. */
function sharedChunk(parts: readonly Part[], chunk: string): string {
  return parts
    .filter(({ declaration }) => declaration.chunk === chunk)
    .map(({ declaration, module }) => `export { default as '${declaration.name}' } from '${module}';`)
    .join('\n');
}

/** In development a part is imported from its source. */
function loaders(parts: readonly Part[]): string {
  const rows = parts.map(({ declaration: { name, when }, module, skeleton }) => {
    const fetched = skeleton ? ` skeleton: () => import('${skeleton}'),` : '';
    return `  '${name}': { when: '${when}', load: () => import('${module}'),${fetched} },`;
  });
  return `export default {\n${rows.join('\n')}\n};`;
}

function chunksOf(parts: readonly Part[]): { readonly file: string; readonly module: string }[] {
  const files = new Map(
    parts.flatMap(({ declaration: { name, chunk }, module, skeleton }): [string, string][] => [
      chunk ? [chunk, `${CHUNK}${chunk}`] : [name, module],
      ...(skeleton ? [[skeletonOf(name), skeleton] as [string, string]] : []),
    ]),
  );
  return [...files].map(([file, module]) => ({ file, module }));
}

function skeletonOf(part: string): string {
  return `${part}-skeleton`;
}

/** The rows of src/mount/partsTable.ts: parts with the same file, needs and moment share one. */
function tableText(
  parts: readonly Part[],
  filesOf: (chunk: string) => readonly string[],
): { readonly text: string; readonly shared: string } {
  const shared: string[] = [];
  const letterOf = (file: string): string => {
    if (!shared.includes(file)) shared.push(file);
    const letter = LETTERS[shared.indexOf(file)];
    if (!letter) throw new Error(`the parts share more than ${LETTERS.length} files`);
    return letter;
  };
  const groups = new Map<string, string[]>();
  for (const { declaration, skeleton } of parts) {
    const { name, when, chunk } = declaration;
    const file = chunk ?? name;
    const [own = file, ...others] = filesOf(file);
    const needs = others.map(letterOf).toSorted().join('');
    if (own.replace('*', '') !== file) throw new Error(`${own}: another file of the build has the name of ${file}`);
    const shown = skeleton ? [filesOf(skeletonOf(name)).map(letterOf).join('')] : [];
    const key = [chunk ? own : '', '', needs, when, ...shown].join(';');
    groups.set(key, [...(groups.get(key) ?? []), chunk ? name : own]);
  }
  const text = [...groups].map(([key, names]) => key.replace(';;', `;${names.join(' ')};`)).join('|');
  return { text, shared: shared.join(' ') };
}

/** This file and those it imports, with `*` behind one that has a style sheet of its name, and before one that is a sheet only. */
function filesNeeded(own: string, bundle: Rolldown.OutputBundle, entry: string): string[] {
  const files = new Set<string>();
  const sheets = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || fileName === entry || files.has(fileName)) return;
    files.add(fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    chunk.imports.forEach(visit);
  };
  visit(own);
  const named = [...files].map((fileName) => {
    const sheet = fileName.replace(/js$/, 'css');
    return fileName.slice(UNNAMED.length + 1, -3) + (sheets.delete(sheet) ? '*' : '');
  });
  const alone = [...sheets].map((sheet) => {
    // A sheet that has another name than the script it came with would not be found beside it.
    if (sheet.replace(/css$/, 'js') in bundle)
      throw new Error(`${sheet}: expected the name of the chunk that imports it`);
    return `*${sheet.slice(UNNAMED.length + 1, -4)}`;
  });
  return [...named, ...alone];
}
