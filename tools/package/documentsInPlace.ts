import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts/importParts';
import { documentsOf, writeDocuments } from './documents';
import { pathsOfPackage } from './pack';

/**
 * Before `npm pack` reads the project: its pages without links to files that the package lacks. `--restore` puts the pages back
 * after it. npm packs the folder that package.json stands in, README included, and no other.
 */
const KEPT = join(ROOT, 'dist/documents');

// Also what a call that was broken off has left.
if (existsSync(KEPT)) {
  cpSync(KEPT, ROOT, { recursive: true });
  rmSync(KEPT, { recursive: true });
}
if (!process.argv.includes('--restore')) {
  const documents = documentsOf(ROOT, new Set(pathsOfPackage()));
  for (const page of documents.keys()) cpSync(join(ROOT, page), join(KEPT, page));
  writeDocuments(ROOT, documents);
}
