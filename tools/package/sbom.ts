import { execFileSync } from 'node:child_process';
import * as v from 'valibot';

const BillSchema = v.looseObject({ metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }) });

/** What is in the built files that others have made, with versions, hashes and licences: CycloneDX, by npm from the lock file. */
export function billOfMaterials(root: string, name: string): object {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const written = execFileSync('npm', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const bill = v.parse(BillSchema, JSON.parse(written));
  // npm takes the name of the folder.
  bill.metadata.component.name = name;
  return bill;
}
