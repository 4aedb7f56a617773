import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What may be shipped to shops that sell, and what tools may carry besides. */
const SHIPPED = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);
const TOOLS = new Set([
  ...SHIPPED,
  '(ISC AND CC-BY-3.0)',
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0-or-later)',
  'PSF-2.0',
  'Unlicense',
  'CC0-1.0',
  'Apache-2.0 AND MIT',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
]);
/** Packages that name no licence but have one in a file. */
const READ: Readonly<Record<string, string>> = { 'node_modules/spawndamnit': 'MIT', 'node_modules/png-js': 'MIT' };

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ license: v.optional(v.string(), 'none named'), dev: v.optional(v.boolean(), false) }),
  ),
});

const { packages } = v.parse(LockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')));
const refused = Object.entries(packages).filter(
  ([name, { license, dev }]) => !(dev ? TOOLS : SHIPPED).has(READ[name] ?? license),
);
for (const [name, { license }] of refused) console.error(`${name || 'this package'}: ${license}`);
console.log(`licences: ${Object.keys(packages).length} packages, ${refused.length} that may not be used`);
process.exitCode = refused.length > 0 ? 1 : 0;
