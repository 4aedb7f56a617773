import * as v from 'valibot';

/** How many checks passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** With what a reader has to know beside the numbers: the names of tests that failed, or passed at their second try only. */
export interface Counted extends Counts {
  readonly notes?: readonly string[];
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
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** Reads Vitest's JSON report; a file that could not be loaded counts as a failure of its own. */
export function countVitest(report: string): Counted {
  const counted = v.parse(VitestReport, JSON.parse(report));
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests || counted.numFailedTestSuites,
    skipped: counted.numPendingTests + counted.numTodoTests,
    notes: counted.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      return status === 'failed' && failed.length === 0 ? [`failed: ${name}`] : failed.map((test) => `failed: ${test}`);
    }),
  };
}

interface Suite {
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suites: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => Suites))),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
  suites: v.array(Suites),
});

/** A shared machine may starve a browser for seconds: so many tests of a run may pass at their second try. */
const MOST_SECOND_TRIES = 2;

/** What Playwright calls a test that has to be named. */
const NOTED = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'passed at its second try'],
  ['skipped', 'skipped'],
]);

/** Reads Playwright's JSON report. Where more tests than that needed a second try, each of them has failed once. */
export function countPlaywright(report: string): Counted {
  const { stats, errors, suites } = v.parse(PlaywrightReport, JSON.parse(report));
  const forgiven = stats.flaky <= MOST_SECOND_TRIES ? stats.flaky : 0;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven + errors.length,
    skipped: stats.skipped,
    notes: suites.flatMap(notesOf),
  };
}

function notesOf({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status }) => (NOTED.has(status) ? [`${NOTED.get(status)}: ${title}`] : [])),
  );
  return [...own, ...suites.flatMap(notesOf)];
}
