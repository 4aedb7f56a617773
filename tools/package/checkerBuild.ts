import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { customPropertiesIn } from '../css/tokens';
import type { Part } from '../parts/importParts';
import { icuMessages } from '../vite/icuMessages';
import { versionOfPackage } from '../vite/kitBuild';
import { dutchMessages } from './dutchMessages';

const ENTRY = 'virtual:noest-checker';

/**
 * The command `noest` of the package: one module for Node, with the declarations of all parts, the keys of all messages and the
 * custom properties. Packages stay imports.
 */
export function checkerBuild(parts: readonly Part[], root: string, outDir: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [icuMessages(), entry(parts, root)],
    define: versionOfPackage(),
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: true,
      rolldownOptions: {
        input: ENTRY,
        checks: { pluginTimings: false },
        output: { entryFileNames: 'noest.js', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  };
}

function entry(parts: readonly Part[], root: string): Plugin {
  return {
    name: 'noest-checker-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${ENTRY}`) return null;
      const declarations = parts.map(
        ({ folder }, index) => `import part${index} from '${join(root, folder)}/part.ts';`,
      );
      const names = parts.map((_, index) => `part${index}`);
      return `${declarations.join('\n')}
import { run } from '${join(root, 'src/check/run.ts')}';
const outside = { print: (text) => console.log(text), complain: (text) => console.error(text) };
const messages = ${JSON.stringify(Object.keys(dutchMessages(join(root, 'src'))))};
const tokens = ${JSON.stringify(tokensOf(parts, join(root, 'src')))};
const kit = { parts: [${names.join(', ')}], messages, tokens, version: import.meta.env.NOEST_VERSION };
process.exitCode = await run(process.argv.slice(2), kit, outside);`;
    },
  };
}

/** What the sheets of the kit read or set, and what a part reads by script. */
export function tokensOf(parts: readonly Part[], sources: string): string[] {
  const declared = parts.flatMap(({ declaration }) => Object.keys(declaration.customProperties ?? {}));
  return [...new Set([...customPropertiesIn(sources), ...declared])];
}
