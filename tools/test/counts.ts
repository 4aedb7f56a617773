import * as v from 'valibot';

/** How many checks passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

/** Reads Vitest's JSON report; a file that could not be loaded counts as a failure of its own. */
export function countVitest(report: string): Counts {
  const counted = v.parse(VitestReport, JSON.parse(report));
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests || counted.numFailedTestSuites,
    skipped: counted.numPendingTests + counted.numTodoTests,
  };
}

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
});

/** A shared machine may starve a browser for seconds: so many tests of a run may pass at their second try. */
const MOST_SECOND_TRIES = 2;

/** Reads Playwright's JSON report. Where more tests than that needed a second try, each of them has failed once. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = v.parse(PlaywrightReport, JSON.parse(report));
  const forgiven = stats.flaky <= MOST_SECOND_TRIES ? stats.flaky : 0;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven + errors.length,
    skipped: stats.skipped,
  };
}
