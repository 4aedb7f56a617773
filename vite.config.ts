import { defineConfig } from 'vite';
import { icuMessages } from './src/shared/i18n/vite-plugin';
import { groups } from './tools/vite/groups';
import { headScript } from './tools/vite/headScript';
import { leanAliases } from './tools/vite/lean';
import { preloadHelper } from './tools/vite/preloadHelper';

const lean = process.env['NOEST_BUILD'] === 'lean';

/** Two builds of one source: React by default, Preact with `NOEST_BUILD=lean`; the same files in both. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [preloadHelper(), icuMessages(), headScript('src/head.ts', 'head.js')],
  resolve: { alias: lean ? leanAliases : [] },
  build: {
    outDir: lean ? 'dist/lean' : 'dist/react',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    manifest: true,
    sourcemap: true,
    modulePreload: {
      polyfill: false,
      // What the entry has brought, and the chunk itself, are asked for without this.
      resolveDependencies: (file, deps) => deps.filter((dep) => dep !== file && !dep.includes('/base-')),
    },
    rolldownOptions: {
      input: 'src/noest.ts',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash:6].js',
        // The page links the entry's stylesheet itself, so its name must not change.
        assetFileNames: ({ names }) => (names[0] === 'noest.css' ? '[name][extname]' : 'chunks/[name]-[hash:6][extname]'),
        codeSplitting: { groups },
      },
    },
  },
});
