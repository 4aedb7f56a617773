import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from 'playwright/test';
import { findBrowser } from '../browser/find';
import { haveWebKit } from '../browser/webkit';
import { countPlaywright, countVitest, type Counted } from './counts';
import { NotHere, runPhpTests } from './php';

/**
 * One thing the test command does; it throws, or tells how many checks passed, failed and were skipped. What it throws as
 * NotHere could not run on this machine, and fails nothing.
 */
export interface Step {
  readonly name: string;
  run(): Counted | Promise<Counted>;
}

const REPORTS = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

/** A command counts as one check: passed when it ends well. */
function command(name: string, words: string[], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: () =>
      execute(words, env) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
  };
}

/** A test runner counts what its report says; a report that is missing, or tells of no test, is a failure. */
function runner(
  name: string,
  words: string[],
  report: string,
  count: (report: string) => Counted,
  env: NodeJS.ProcessEnv = {},
): Step {
  return {
    name,
    run: () => {
      rmSync(report, { force: true });
      const status = execute(words, env);
      const counts = count(readFileSync(report, 'utf8'));
      if (counts.passed + counts.failed === 0) throw new Error(`${name} ran no test`);
      // A runner can fail beside its tests: an unhandled error, a server that did not start.
      return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

function execute(words: string[], env: NodeJS.ProcessEnv): number | null {
  const [program = '', ...rest] = words;
  return spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

const UNIT_TESTS = runner(
  'unit tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`],
  REPORTS.vitest,
  countVitest,
);
const BUILDS = [
  command('build', ['npm', 'run', '--silent', 'build']),
  command('lean build', ['npm', 'run', '--silent', 'build:lean']),
];
const BROWSERS: Step = {
  name: 'browser',
  run: async () => {
    process.env['CHROMIUM_PATH'] = await findBrowser('chromium');
    process.env['FIREFOX_PATH'] = await findBrowser('firefox');
    return { passed: 2, failed: 0, skipped: 0 };
  },
};
const BROWSER_TESTS = runner('browser tests', ['playwright', 'test'], REPORTS.playwright, countPlaywright);

const OF_WEBKIT = 'tests/webkit';

/** The engine of Safari, by Debian's WebKitGTK, which Playwright does not drive. */
const WEBKIT_TESTS: Step = {
  name: 'WebKitGTK tests',
  run() {
    if (!haveWebKit()) {
      const code = readdirSync(OF_WEBKIT)
        .filter((file) => file.endsWith('.spec.ts'))
        .map((file) => readFileSync(join(OF_WEBKIT, file), 'utf8'))
        .join('\n');
      throw new NotHere(
        'no WebKitGTK to be had',
        Array.from(code.matchAll(/^test\('([^']+)'/gm), ([, name = '']) => name),
      );
    }
    const words = ['playwright', 'test', '--project=webkit', '--workers=1'];
    return runner(this.name, words, REPORTS.playwright, countPlaywright, { TEST_WEBKIT: '1' }).run();
  },
};

/** `npm test`. */
export const STEPS: readonly Step[] = [
  command('check', ['npm', 'run', '--silent', 'check']),
  UNIT_TESTS,
  { name: 'PHP tests', run: runPhpTests },
  ...BUILDS,
  command('size', ['npm', 'run', '--silent', 'size']),
  command('baseline', ['npm', 'run', '--silent', 'check:baseline']),
  command('package', ['npm', 'run', '--silent', 'build:package']),
  command('package check', ['npm', 'run', '--silent', 'check:package']),
  BROWSERS,
  BROWSER_TESTS,
];

/** What the later steps of a long run stand on: made anew by each call that goes on with one. */
export const GROUND: readonly Step[] = [
  ...BUILDS,
  command('package build', ['npm', 'run', '--silent', 'build:package']),
  BROWSERS,
];

/** A project of Playwright, with the folders of `tests` that are in it where it has several. */
export interface BrowserProject {
  readonly name: string;
  readonly folders: readonly string[] | undefined;
}

/** The folders of a project of Playwright that has several, as its `metadata` names them. */
export const foldersOf = ({ metadata }: Pick<Project, 'metadata'>): readonly string[] | undefined =>
  metadata?.['folders'] as readonly string[] | undefined;

/**
 * `npm run test:long`: with TEST_LONG the tests take more rounds, more orders and both builds throughout.
 * @param projects each a step of its own, or each of its folders
 */
export const longSteps = (projects: readonly BrowserProject[]): readonly Step[] => [
  UNIT_TESTS,
  ...projects.flatMap(({ name, folders }) => {
    const words = ['playwright', 'test', `--project=${name}`];
    if (!folders) return [runner(name, words, REPORTS.playwright, countPlaywright)];
    return folders.map((folder) => runner(folder, [...words, `tests/${folder}/`], REPORTS.playwright, countPlaywright));
  }),
  WEBKIT_TESTS,
  // What a defect turns red has to be in the test command.
  command('defects', ['npm', 'run', '--silent', 'test:defects'], { TEST_LONG: '' }),
];
