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

/** Reads Playwright's JSON report; a test that passed only at a second try has failed once. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = v.parse(PlaywrightReport, JSON.parse(report));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
