import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find';
import { DEFECTS, plant, type Defect } from './defects';

/**
 * Plants one defect after another in a copy of the project, and runs the tests that must notice it. These are green before;
 * a defect that leaves them green is a hole in the tests, and fails this command. `npm run test:defects -- focus` plants those
 * whose names have that word.
 */
async function main(): Promise<number> {
  process.env['CHROMIUM_PATH'] = await findBrowser('chromium');
  const words = process.argv.slice(2);
  const chosen = DEFECTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0)
    throw new Error(`no defect is named so; there are:\n${DEFECTS.map(({ name }) => name).join('\n')}`);
  const copy = copyOfProject();
  try {
    const unnoticed = chosen.filter((defect) => {
      const outcome = tryOut(defect, copy);
      console.log(`${outcome.padEnd(12)} ${defect.name}`);
      return outcome !== 'noticed';
    });
    console.log(`${chosen.length - unnoticed.length} of ${chosen.length} planted defects turned the tests red`);
    return unnoticed.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function tryOut(defect: Defect, copy: string): 'noticed' | 'unnoticed' | 'red before' {
  if (!passes(defect, copy)) return 'red before';
  const file = path.join(copy, defect.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, plant(defect, sound));
  const isGreen = passes(defect, copy);
  writeFileSync(file, sound);
  return isGreen ? 'unnoticed' : 'noticed';
}

/** Whether the tests of a defect pass; those in a browser on a new build. */
function passes({ tests, project }: Defect, copy: string): boolean {
  if (project === undefined) return run(copy, 'vitest', 'run', ...tests);
  return run(copy, 'vite', 'build') && run(copy, 'playwright', 'test', `--project=${project}`, '--retries=0', ...tests);
}

function run(copy: string, program: string, ...words: readonly string[]): boolean {
  return spawnSync('npx', [program, ...words], { cwd: copy, stdio: 'ignore' }).status === 0;
}

/** The files of the project in a temporary folder, with the packages that are installed here. */
function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'noest-defects-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

process.exitCode = await main();
