import type { InlineConfig } from 'vite';
import { icuMessages } from '../../src/shared/i18n/vite-plugin.ts';
import { groups } from './groups.ts';
import { headScript } from './headScript.ts';
import { leanAliases } from './lean.ts';
import { preloadHelper } from './preloadHelper.ts';
import { stableEntry } from './stableEntry.ts';

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

/** How every entry is built, the kit's own and those of the tests: one input, chunks beside it, head.js with it. */
export function kitBuild(build: Build, input: string, outDir: string): InlineConfig {
  return {
    base: './',
    publicDir: false,
    plugins: [preloadHelper(), icuMessages(), headScript('src/head.ts', 'head.js'), stableEntry()],
    resolve: { alias: build === 'lean' ? leanAliases : [] },
    build: {
      outDir,
      target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
      manifest: true,
      sourcemap: true,
      modulePreload: {
        polyfill: false,
        // What the entry has brought, and the chunk itself, are asked for without this.
        resolveDependencies: (file, deps) => deps.filter((dep) => dep !== file && !dep.includes('/entry-')),
      },
      rolldownOptions: {
        input,
        output: {
          entryFileNames: 'chunks/entry-[hash:6].js',
          chunkFileNames: 'chunks/[name]-[hash:6].js',
          // The page links the entry's stylesheet itself, so its name must not change.
          assetFileNames: ({ names }) =>
            names[0] === 'noest.css' ? '[name][extname]' : 'chunks/[name]-[hash:6][extname]',
          codeSplitting: { groups },
        },
      },
    },
  };
}
