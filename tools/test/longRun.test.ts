// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LongRun, reportOf, type CommittedOutcome } from './longRun';
import { runSteps, type Outcome } from './runSteps';
import { NotHere } from './php';

const outcome = (step: string, failed = 0, notes: readonly string[] = []): CommittedOutcome => ({
  step,
  commit: '0123456789',
  counts: { passed: 3, failed, skipped: 0 },
  seconds: 61,
  notes,
  ended: '2026-01-02T03:04:05.678Z',
  seed: 29,
});
const STEPS = [{ name: 'unit tests' }, { name: 'faults' }];

describe('a long run', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'noest-long-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const runAt = (commit: string): LongRun => new LongRun(path.join(folder, 'kept.jsonl'), commit);

  test('goes on with what has not ended at its commit, whether what has ended passed or failed', () => {
    runAt('abc').keep(outcome('unit tests', 1));
    expect(runAt('abc').missing(STEPS)).toEqual([{ name: 'faults' }]);
    expect(runAt('def').missing(STEPS)).toEqual(STEPS);
  });

  test('keeps a failure beside the second run that passed', () => {
    const run = runAt('abc');
    run.keep(outcome('faults', 1));
    run.keep(outcome('faults'));
    expect(run.outcomes().map(({ counts }) => counts.failed)).toEqual([1, 0]);
  });

  test('has the last outcome at another commit of what has not ended at its own', () => {
    const later = { ...outcome('faults'), ended: '2026-01-03T03:04:05.678Z' };
    runAt('older').keep(outcome('faults', 1));
    runAt('older').keep(outcome('unit tests', 1));
    runAt('abc').keep(later);
    const run = runAt('def');
    run.keep(outcome('unit tests'));
    expect(run.outcomes()).toEqual([{ ...outcome('unit tests'), commit: 'def' }]);
    expect(run.earlier()).toEqual([{ ...later, commit: 'abc' }]);
  });

  test('hears of a step as soon as it has ended, and of what could not run', async () => {
    for (const say of ['log', 'error'] as const) vi.spyOn(console, say).mockReturnValue();
    const heard: Outcome[] = [];
    const run = (name: string, work: () => never) => ({ name, run: work });
    const isGreen = await runSteps(
      [
        run('webkit', () => {
          throw new NotHere('no WebKitGTK', ['a journey']);
        }),
        run('faults', () => {
          expect(heard.map(({ step }) => step)).toEqual(['webkit']);
          throw new Error('no server');
        }),
      ],
      (ended) => heard.push(ended),
    );
    expect(isGreen).toBe(false);
    expect(heard.map(({ counts, notes }) => [counts.failed, notes])).toEqual([
      [0, ['1 not run, no WebKitGTK:', 'a journey']],
      [1, ['Error: no server']],
    ]);
  });
});

describe('the report of a long run', () => {
  const report = (outcomes: readonly CommittedOutcome[]): string =>
    reportOf(outcomes, { commit: 'abc', machine: 'two cores', steps: STEPS.map(({ name }) => name) });

  test('has the commit, and of each step its counts, time, seed, commit and date', () => {
    expect(report([outcome('unit tests')])).toContain('at commit abc, on two cores');
    expect(report([outcome('unit tests')])).toContain(
      '| unit tests | 3 | 0 | 0 | 61 | 29 | 01234567 | 2026-01-02 03:04 |',
    );
  });

  test('names the steps that were not run', () => {
    expect(report([outcome('unit tests')])).toContain('Not run: faults.');
    expect(report([outcome('unit tests'), outcome('faults')])).toContain('Every step has run.');
  });

  test('names what failed as text', () => {
    expect(report([outcome('faults', 1, ['failed: a [b] of `c`'])])).toContain(
      '## faults\n\n- failed: a \\[b\\] of \\`c\\`\n',
    );
  });
});
