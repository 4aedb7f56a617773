import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartDeclaration } from '../../src/mount/declaration';

/** A part as its folder holds it. */
export interface Part {
  readonly declaration: PartDeclaration;
  readonly feature: string;
  /** Relative to the root: `src/widgets/cart/parts/minicart`. */
  readonly folder: string;
  /** What the page loads: the widget's `view.tsx` or the behaviour's `behaviour.ts`, relative to the root. */
  readonly module: string;
  /** Its `skeleton.ts`, relative to the root, where it has one. */
  readonly skeleton?: string;
}

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FEATURES = 'src/widgets';

/**
 * Every part there is, by name: the folders `src/widgets/<feature>/parts/<part>` with the declaration in `part.ts`.
 * @param root the folder of the project
 * @throws where a folder holds no complete part, or a name is that of two folders: one would take the place of the other
 */
export async function importParts(root: string = ROOT): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const feature of subfolders(join(root, FEATURES))) {
    for (const name of subfolders(join(root, FEATURES, feature, 'parts'))) {
      const part = await importPart(root, feature, name);
      const other = parts.find(({ declaration }) => declaration.name === name);
      if (other) throw new Error(`${part.folder}: expected a name of its own, ${other.folder} has "${name}"`);
      parts.push(part);
    }
  }
  return parts.toSorted((a, b) => a.declaration.name.localeCompare(b.declaration.name));
}

async function importPart(root: string, feature: string, name: string): Promise<Part> {
  const folder = `${FEATURES}/${feature}/parts/${name}`;
  const file = join(root, folder, 'part.ts');
  const { default: declaration } = (await import(pathToFileURL(file).href)) as { default: PartDeclaration };
  if (declaration.name !== name) throw new Error(`${folder}/part.ts: expected the name "${name}" of its folder`);
  const module = `${folder}/${declaration.kind === 'widget' ? 'view.tsx' : 'behaviour.ts'}`;
  for (const needed of [module, `${folder}/example.liquid`]) {
    if (!existsSync(join(root, needed))) throw new Error(`${needed}: expected beside part.ts`);
  }
  const skeleton = `${folder}/skeleton.ts`;
  return { declaration, feature, folder, module, ...(existsSync(join(root, skeleton)) && { skeleton }) };
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
