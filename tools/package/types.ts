import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The modules whose types the package promises. */
const ENTRIES = [
  'public/module/index',
  'public/module/react',
  'public/module/part',
  'public/module/parts',
  'public/signals',
];
/** `from './x'`, `import('./x')`, `import './x'` and `declare module './x'`, with the quotes. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s*|\bdeclare module\s*)(['"])(\.[^'"]*)\2/g;
/** What a module does to the page is no type. */
const SHEET = /^import ['"][^'"]*\.css['"];\n/gm;

/**
 * Writes the declarations of the public interface, and of what it mentions, to `outDir`: nothing else of the source. Their
 * imports name files, as every resolution of TypeScript understands them.
 * @throws where the compiler fails
 */
export function writeTypes(root: string, outDir: string): void {
  const all = join(root, 'dist/types-of-all');
  rmSync(all, { recursive: true, force: true });
  const command = ['tsc', '-p', 'tools/package/tsconfig.json', '--pretty', 'false', '--outDir', all];
  const { stdout } = spawnSync('npx', command, { cwd: root, encoding: 'utf8' });
  rmSync(outDir, { recursive: true, force: true });
  const found = new Set(ENTRIES.map((entry) => fileOf(join(all, entry))));
  for (const file of found) {
    const written = readFileSync(file, 'utf8').replace(SHEET, '');
    const text = written.replace(SPECIFIER, (_, word: string, quote: string, specifier: string) => {
      const target = fileOf(resolve(dirname(file), specifier));
      found.add(target);
      const path = relative(dirname(file), target).replace(/\.d\.ts$/, '.js');
      return `${word}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    const copy = join(outDir, relative(all, file));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
  // A module whose types have no name is none of the interface's business, unless the interface mentions it.
  const modules = new Set([...found].map((file) => `src/${relative(all, file).replace(/\.d\.ts$/, '')}`));
  const wrong = stdout.split('\n').filter((line) => modules.has(/^(\S+?)\.tsx?\(/.exec(line)?.[1] ?? ''));
  if (wrong.length > 0) throw new Error(`types of the package:\n${wrong.join('\n')}`);
  rmSync(all, { recursive: true });
  // TypeScript asks for the types of a sheet that is imported, too.
  writeFileSync(join(outDir, 'sheet.d.ts'), 'export {};\n');
}

function fileOf(module: string): string {
  const found = [`${module}.d.ts`, join(module, 'index.d.ts')].find((file) => existsSync(file));
  if (!found) throw new Error(`${module}: expected its declaration`);
  return found;
}
