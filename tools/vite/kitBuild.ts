import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { tokenDefaults } from '../css/tokens.ts';
import { baseChunk } from './baseChunk.ts';
import { ChunkImports } from './chunkImports.ts';
import { icuMessages } from './icuMessages.ts';
import { groupsFor } from './groups.ts';
import { headScript } from './headScript.ts';
import { leanAliases } from './lean.ts';
import { ownKeys } from './ownKeys.ts';
import { preloadHelper } from './preloadHelper.ts';
import { partsTable } from './parts.ts';
import { stableEntry } from './stableEntry.ts';
import { stableSheets } from './stableSheets.ts';
import { stripDeclarations } from './stripDeclarations.ts';
import { tighten } from './tighten.ts';
import { UNNAMED, versionFolder } from './versionFolder.ts';

/** The lean build runs the same source on Preact. */
export const BUILDS = ['react', 'lean'] as const;
export type Build = (typeof BUILDS)[number];

/** `NOEST_BUILD`, React where it is not set. */
export function chosenBuild(): Build {
  const chosen = process.env['NOEST_BUILD'] || 'react';
  const build = BUILDS.find((name) => name === chosen);
  if (!build) throw new Error(`NOEST_BUILD: expected ${BUILDS.join(' or ')}, found "${chosen}"`);
  return build;
}

/** What the source reads as `import.meta.env.NOEST_VERSION`. */
export function versionOfPackage(): Record<string, string> {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return { 'import.meta.env.NOEST_VERSION': JSON.stringify(version) };
}

/** A library whose door is opened for one thing brings no style sheet of another along. */
const DOORS =
  /src\/((shared\/(ui|forms\/(?!server)|api\/(model|printed|storefront\/wire))|widgets\/(checkout\/address|product\/purchase|cart\/(lines|totals)))\/.*\.tsx?|widgets\/[^/]+\/(index|views)\.ts)$/;

/**
 * How every entry is built, the kit's own and those of the tests: one input, chunks beside it, head.js with it.
 *
 * @param modules what scripts of the page may import, by the name of the file beside the entry
 */
export function kitBuild(
  build: Build,
  input: string,
  outDir: string,
  modules: Readonly<Record<string, string>> = {},
): InlineConfig {
  const entry = resolve(input);
  const imports = new ChunkImports();
  return {
    base: './',
    publicDir: false,
    plugins: [
      preloadHelper(),
      icuMessages(),
      ownKeys(),
      tokenDefaults(),
      headScript('src/head.ts', 'head.js'),
      stableEntry(modules),
      baseChunk(),
      imports.plugin,
      partsTable(),
      stripDeclarations(),
      tighten(),
      stableSheets(),
      versionFolder(),
    ],
    define: versionOfPackage(),
    resolve: { alias: build === 'lean' ? leanAliases : [] },
    build: {
      outDir,
      target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
      manifest: true,
      sourcemap: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, deps, { hostId }) => imports.preloads(hostId, file, deps),
      },
      rolldownOptions: {
        input,
        treeshake: { moduleSideEffects: [{ test: DOORS, sideEffects: false }] },
        output: {
          // Parts are emitted as entries too: they have their own names.
          entryFileNames: ({ facadeModuleId }) => `${UNNAMED}/${facadeModuleId === entry ? 'entry' : '[name]'}.js`,
          // A name in the entry's table costs every page its letters.
          chunkFileNames: ({ name }) => `${UNNAMED}/${name === 'rolldown-runtime' ? 'esm' : '[name]'}.js`,
          // The page links the entry's stylesheet itself, so its name must not change.
          assetFileNames: ({ names }) => (names[0] === 'noest.css' ? '[name][extname]' : `${UNNAMED}/[name][extname]`),
          codeSplitting: { groups: groupsFor(entry) },
        },
      },
    },
  };
}
