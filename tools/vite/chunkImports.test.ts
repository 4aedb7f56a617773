import { build } from 'vite';
import { expect, test } from 'vitest';
import { ChunkImports } from './chunkImports.ts';

type Sources = Readonly<Record<string, string>>;

/** Builds modules of which each is a chunk, from `entry` on; answers what is fetched for each import on demand, as `host → chunk`. */
async function preloadsOf(sources: Sources): Promise<Readonly<Record<string, readonly string[]>>> {
  const imports = new ChunkImports();
  const found: Record<string, readonly string[]> = {};
  // What fetches the preloads, a module of Vite's, would otherwise be in the entry.
  const chunkOf = (id: string) =>
    id.includes('preload-helper') ? 'helper' : id in sources && id !== 'entry' ? id : null;
  const nameOf = (file: string) => file.replace(/^chunks\/|\.js$/g, '');
  await build({
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [modulesFrom(sources), imports.plugin],
    build: {
      write: false,
      minify: false,
      modulePreload: {
        polyfill: false,
        resolveDependencies(file, deps, { hostId }) {
          const preloads = imports.preloads(hostId, file, deps);
          found[`${nameOf(hostId)} → ${nameOf(file)}`] = preloads.map(nameOf).toSorted();
          return preloads;
        },
      },
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: false,
        output: {
          entryFileNames: 'chunks/[name].js',
          chunkFileNames: 'chunks/[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf }],
          },
        },
      },
    },
  });
  return found;
}

function modulesFrom(sources: Sources) {
  return {
    name: 'modules-of-the-test',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in sources ? id : null),
    load: (id: string) => sources[id] ?? null,
  };
}

test('a chunk that is imported on demand is fetched with what it imports, and what that imports', async () => {
  const found = await preloadsOf({
    entry: 'import("view")',
    view: 'import "lines"; console.log("view")',
    lines: 'import "money"; console.log("lines")',
    money: 'console.log("money")',
  });
  expect(found).toEqual({ 'entry → view': ['lines', 'money', 'view'] });
});

test('what the asking chunk imports, by whatever way, is on the page and is not fetched again', async () => {
  const found = await preloadsOf({
    entry: 'import("view")',
    view: 'import "lines"; import("drawer")',
    lines: 'import "money"; console.log("lines")',
    money: 'console.log("money")',
    drawer: 'import "money"; import "sums"; console.log("drawer")',
    sums: 'console.log("sums")',
  });
  expect(found['view → drawer']).toEqual(['drawer', 'sums']);
});

test('the entry is on every page, also where the asking chunk does not import it', async () => {
  const found = await preloadsOf({
    entry: 'export const start = 1; console.log(start); import("view")',
    view: 'import("drawer")',
    drawer: 'import { start } from "entry"; console.log(start)',
  });
  expect(found['view → drawer']).toEqual(['drawer']);
});

test('a chunk that is asked for by two has of each what that one lacks', async () => {
  const found = await preloadsOf({
    entry: 'import("view"); import("badge")',
    view: 'import "money"; import("drawer")',
    badge: 'import("drawer")',
    money: 'console.log("money")',
    drawer: 'import "money"; console.log("drawer")',
  });
  expect(found['view → drawer']).toEqual(['drawer']);
  expect(found['badge → drawer']).toEqual(['drawer', 'money']);
});
