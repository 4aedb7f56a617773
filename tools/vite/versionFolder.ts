import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the bundler writes; on disk it is named after what is in it. */
export const UNNAMED = 'chunks/unnamed';

/**
 * All chunks of one build lie in one folder, named by a hash of them all: their own names need none, which would cost six
 * bytes a part in what every page loads, and no page mixes the chunks of two versions. A file below `chunks/` never
 * changes; `noest.js`, `noest.css` and `head.js`, which a page asks for by name, may.
 */
export function versionFolder(): Plugin {
  return {
    name: 'noest-version-folder',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      const folder = join(dir, UNNAMED);
      const named = `chunks/${hashOf(folder)}`;
      renameSync(folder, join(dir, named));
      for (const file of Object.values(bundle)) {
        // The one line that imports the entry, and the manifest.
        if (file.type !== 'asset' || !String(file.source).includes(UNNAMED)) continue;
        writeFileSync(join(dir, file.fileName), String(file.source).replaceAll(UNNAMED, named));
      }
    },
  };
}

/** Of what a browser is given: a source map holds a number of the bundler that is another one in each build. */
export function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.map')) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 6);
}
