import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { kitBuild } from '../../../tools/vite/kitBuild';

/** Brotli kB of what a page loads of the registry before any part is needed. */
export async function registrySize(): Promise<number> {
  const config = kitBuild('react', 'src/mount/registry.ts', 'dist/benchmarks/registry');
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    ...config,
    build: {
      ...config.build,
      write: false,
      sourcemap: false,
      rolldownOptions: { ...config.build?.rolldownOptions, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const eager = chunks.filter((chunk) => chunk === entry || entry?.imports.includes(chunk.fileName));
  return eager.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0) / 1000;
}
