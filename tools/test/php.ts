import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Counts } from './counts';

const FOLDER = 'templates/magento';
const TESTS = path.join(FOLDER, 'Noest_Widgets/Test');
const PHPUNIT = path.resolve(FOLDER, 'vendor/bin/phpunit');
const REPORT = path.resolve('test-results/phpunit.xml');

/** What can not run on this machine for want of something that the project can not install. */
export class NotHere extends Error {
  /** The names of the tests that did not run. */
  readonly tests: readonly string[];

  constructor(what: string, tests: readonly string[]) {
    super(what);
    this.tests = tests;
  }
}

/**
 * The tests of the Magento module, by PHPUnit.
 * @throws NotHere where there is no PHP 8.1, no Composer, or nowhere to get PHPUnit from
 */
export function runPhpTests(): Counts {
  const missing = missingTool();
  if (missing) throw new NotHere(missing, testNames());
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const { status } = spawnSync(PHPUNIT, ['--log-junit', REPORT], { cwd: FOLDER, stdio: 'inherit' });
  const counts = countPhpUnit(readFileSync(REPORT, 'utf8'));
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function missingTool(): string | null {
  const isThere = (words: readonly string[]): boolean =>
    spawnSync(words[0] ?? '', words.slice(1), { cwd: FOLDER, stdio: 'ignore' }).status === 0;
  if (!isThere(['php', '-r', 'exit(PHP_VERSION_ID < 80100 ? 1 : 0);'])) return 'no PHP 8.1 or newer';
  if (isThere([PHPUNIT, '--version'])) return null;
  if (!isThere(['composer', '--version'])) return 'no Composer';
  return isThere(['composer', 'install', '--no-interaction']) ? null : 'Composer could not install PHPUnit';
}

/** Reads PHPUnit's report in the format of JUnit: its first suite counts all others. */
export function countPhpUnit(report: string): Counts {
  const suite = /<testsuite [^>]*>/.exec(report)?.[0] ?? '';
  const count = (name: string): number => {
    const number = new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1];
    if (number === undefined) throw new Error(`the report of PHPUnit does not tell ${name}`);
    return Number(number);
  };
  const [failed, skipped] = [count('errors') + count('failures'), count('skipped')];
  return { passed: count('tests') - failed - skipped, failed, skipped };
}

function testNames(): string[] {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Test.php'));
  return files.flatMap((file) => {
    const methods = readFileSync(path.join(TESTS, file), 'utf8').matchAll(/public function (test\w+)/g);
    return [...methods].map(([, method]) => `${path.basename(file, '.php')}::${method}`);
  });
}
