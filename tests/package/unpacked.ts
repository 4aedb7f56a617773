import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { pack } from '../../tools/package/pack';

/**
 * Packs what is built and puts it into an empty folder as an installation would: the package as it is in the file, and what
 * it depends on beside it.
 * @returns the folder
 */
export function unpack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'noest-theme-'));
  const { filename } = pack(folder);
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, 'noest'), { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', join(packages, 'noest'), '--strip-components=1']);
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  return folder;
}

/** The address of a page served with a strict policy. */
export async function serve(folder: string): Promise<{ readonly address: string; readonly server: PreviewServer }> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    root: dirname(folder),
    build: { outDir: basename(folder) },
    preview: {
      host: '127.0.0.1',
      port: 0,
      headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:; object-src 'none'" },
    },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address, server };
}
