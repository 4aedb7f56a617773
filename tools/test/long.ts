import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { LongRun, reportOf } from './longRun';
import { isGreen, runSteps } from './runSteps';
import { foldersOf, GROUND, longSteps } from './steps';

/**
 * The long run: what the test command leaves out for its time. What has ended at a commit is kept: the next call goes on with
 * what is missing there. `npm run test:long -- defects` runs the steps whose names have that word, also once more. Each call
 * writes the report: of the steps that have not run at the commit it has the last row of an earlier one. Of files that are not
 * committed it keeps and writes nothing.
 */
const REPORT = 'docs/long-run.md';
/** The steps that have ended, from which the report is made: one a line. */
const KEPT = 'docs/long-run.jsonl';
/** Of all that is random: tests/support/randomTests.ts, tests/journeys/listingOrders.spec.ts. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
Object.assign(process.env, { TEST_LONG: '1', TEST_SEED: String(seed) });
console.log(`seed ${seed}: TEST_SEED=${seed} repeats what is random`);

// It reads both variables.
const { default: config } = await import('../../playwright.config');
const projects = (config.projects ?? []).map((project) => ({ name: project.name ?? '', folders: foldersOf(project) }));
const steps = longSteps(projects);

const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();
const commit = git('rev-parse', 'HEAD');
const changed = git('status', '--porcelain', '--', '.', `:!${REPORT}`, `:!${KEPT}`);
const run = new LongRun(KEPT, commit);

const words = process.argv.slice(2);
process.exitCode = (await (words.length > 0 ? runNamed() : runMissing())) ? 0 : 1;

/** Also a second time; what they stand on is made only where a word names it. */
function runNamed(): Promise<boolean> {
  const all = [...GROUND, ...steps];
  const named = all.filter(({ name }) => words.some((word) => name.includes(word)));
  if (named.length === 0) throw new Error(`no step is named so; there are: ${all.map(({ name }) => name).join(', ')}`);
  return runAndKeep(named);
}

async function runMissing(): Promise<boolean> {
  const missing = changed ? steps : run.missing(steps);
  if (missing.length > 0 && !(await runSteps(GROUND))) return false;
  await runAndKeep(missing);
  return run.outcomes().every(({ counts }) => isGreen(counts));
}

function runAndKeep(chosen: typeof steps): Promise<boolean> {
  if (changed) console.log(`nothing is kept of this run, for there are changes without a commit:\n${changed}`);
  return runSteps(chosen, (outcome) => {
    if (changed || GROUND.some(({ name }) => name === outcome.step)) return;
    run.keep({ ...outcome, seed, ended: new Date().toISOString() });
    const machine = `Node ${process.version}, ${arch()}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}`;
    const names = steps.map(({ name }) => name);
    const outcomes = [...run.outcomes(), ...run.earlier()].filter(({ step }) => names.includes(step));
    writeFileSync(REPORT, reportOf(outcomes, { commit, machine, steps: names }));
  });
}
