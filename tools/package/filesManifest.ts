import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface PackagedFile {
  readonly bytes: number;
  /** As the attribute `integrity` of a script or link has it. */
  readonly integrity: string;
}

/** The files of a folder by their paths in it, source maps and what starts with a dot left out. */
export function filesManifest(folder: string): Readonly<Record<string, PackagedFile>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(?:^|\/)\.|\.map$/.test(path) && statSync(join(folder, path)).isFile())
    .toSorted();
  return Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(join(folder, path));
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return [path, { bytes: content.byteLength, integrity }];
    }),
  );
}
