import { build, type Plugin, type Rolldown } from 'vite';
import { tightened } from './tighten.ts';

/** Emits a module as a classic script beside the build: nothing of a module may stand between head and first paint. */
export function headScript(input: string, fileName: string): Plugin {
  return {
    name: 'noest-head-script',
    apply: 'build',
    async generateBundle() {
      const result = (await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput;
      const { code } = await tightened(result.output[0].code, { isModule: false });
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
