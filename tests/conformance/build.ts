import { build } from 'vite';
import { kitBuild, type Build } from '../../tools/vite/kitBuild';

/** The test parts, built as the kit is. */
export async function buildConformance(name: Build): Promise<string> {
  const outDir = `dist/conformance/${name}`;
  await build({ configFile: false, logLevel: 'warn', ...kitBuild(name, 'tests/conformance/entry.ts', outDir) });
  return outDir;
}
