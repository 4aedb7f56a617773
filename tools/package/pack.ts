import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../parts/importParts';
import { documentsOf, writeDocuments } from './documents';

const PackedSchema = v.tuple([
  v.object({ filename: v.string(), size: v.number(), files: v.array(v.object({ path: v.string() })) }),
]);

interface Packed {
  /** The name of the file, without its folder. */
  readonly filename: string;
  /** In bytes, as npm compresses it. */
  readonly size: number;
  readonly paths: readonly string[];
}

/** The paths of all files that the package has, as package.json lists them. */
export const pathsOfPackage = (): readonly string[] => npmPack(ROOT, '--dry-run').paths;

/** What `npm pack` makes, of what is built already: its copies of the pages are changed, and the files of the project stay as they are. */
export function pack(destination: string): Packed {
  const packed = npmPack(ROOT, '--pack-destination', destination);
  const file = join(destination, packed.filename);
  const copy = mkdtempSync(join(tmpdir(), 'noest-copy-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', copy]);
    const folder = join(copy, 'package');
    writeDocuments(folder, documentsOf(folder, new Set(packed.paths)));
    execFileSync('tar', ['-czf', file, '-C', copy, 'package']);
    return packed;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function npmPack(folder: string, ...words: readonly string[]): Packed {
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, size, files }] = v.parse(PackedSchema, JSON.parse(answer));
  return { filename, size, paths: files.map(({ path }) => path) };
}
