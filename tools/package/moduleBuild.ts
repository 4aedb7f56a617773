import type { InlineConfig, Plugin } from 'vite';
import { tokenDefaults } from '../css/tokens.ts';
import type { Part } from '../parts/importParts.ts';
import { icuMessages } from '../vite/icuMessages.ts';
import { versionOfPackage, type Build } from '../vite/kitBuild.ts';
import { LEAN_ROOT, LEAN_RUNTIME } from '../vite/lean.ts';
import { stripDeclarations } from '../vite/stripDeclarations.ts';

const PART = 'virtual:noest-module-part/';
const TABLE = 'virtual:noest-module-parts';
const ENTRIES = {
  noest: 'src/public/module/index.ts',
  react: 'src/public/module/react.ts',
  signals: 'src/public/signals.ts',
};

/**
 * The build that a theme's own bundler takes in: modules whose libraries, React among them, are the theme's, and that
 * import their own style sheets. Each part is an entry; its code stays a module that is imported on demand.
 */
export function moduleBuild(build: Build, parts: readonly Part[], root: string, outDir: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      icuMessages(),
      tokenDefaults(),
      libraries(build),
      partModules(parts, root),
      stripDeclarations(),
      importSheets(),
    ],
    define: versionOfPackage(),
    resolve: { alias: build === 'lean' ? [LEAN_ROOT] : [] },
    build: {
      outDir,
      emptyOutDir: true,
      target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
      minify: false,
      cssCodeSplit: true,
      // Without Vite's own preloading, which is the theme's affair.
      lib: { formats: ['es'], entry: ENTRIES },
      rolldownOptions: {
        input: {
          ...ENTRIES,
          parts: TABLE,
          ...Object.fromEntries(parts.map(({ declaration: { name } }) => [`parts/${name}`, PART + name])),
        },
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'modules/[name]-[hash].js',
          assetFileNames: 'modules/[name]-[hash][extname]',
        },
      },
    },
  };
}

/** Packages stay imports, of Preact where the lean build has it for React; one that imports React itself comes along then. */
function libraries(build: Build): Plugin {
  const inPlace = build === 'lean' ? LEAN_RUNTIME : {};
  const bundled = build === 'lean' ? ['embla-carousel-react'] : [];
  return {
    name: 'noest-libraries',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && /^[@a-z][\w@/.-]*$/.test(id) && !bundled.includes(id)
        ? { id: inPlace[id] ?? id, external: true }
        : null,
  };
}

/** `noest/parts/minicart`: its trigger, and how its code is imported. `noest/parts`: all of them by their names. */
function partModules(parts: readonly Part[], root: string): Plugin {
  const names = parts.map(({ declaration }) => declaration.name);
  return {
    name: 'noest-part-modules',
    enforce: 'pre',
    resolveId: (id) => (id === TABLE || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TABLE}`) {
        const imports = names.map((name, index) => `import part${index} from '${PART}${name}';`);
        const rows = names.map((name, index) => `  '${name}': part${index},`);
        return `${imports.join('\n')}\nexport default {\n${rows.join('\n')}\n};`;
      }
      const part = parts.find(({ declaration }) => id === `\0${PART}${declaration.name}`);
      if (!part) return null;
      const { declaration, module, skeleton } = part;
      const fetched = skeleton ? `, skeleton: () => import('${root}${skeleton}')` : '';
      return `export default { when: '${declaration.when}', load: () => import('${root}${module}')${fetched} };`;
    },
  };
}

/** A module imports the sheets that the bundler took out of it, so that the theme's bundler sees them. */
function importSheets(): Plugin {
  return {
    name: 'noest-import-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const up = '../'.repeat(file.fileName.split('/').length - 1) || './';
        const sheets = [...(file.viteMetadata?.importedCss ?? [])];
        file.code = sheets.map((sheet) => `import '${up}${sheet}';\n`).join('') + file.code;
      }
    },
  };
}
