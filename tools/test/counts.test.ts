// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { countPlaywright, countVitest } from './counts';
import { countPhpUnit, NotHere, runPhpTests } from './php';

const vitest = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };

describe('counting what ran', () => {
  test('a test file that can not be loaded is a failure, though no test in it failed', () => {
    expect(countVitest(JSON.stringify({ ...vitest, numFailedTestSuites: 1 })).failed).toBe(1);
  });

  test('skipped and planned tests are counted as skipped', () => {
    expect(countVitest(JSON.stringify({ ...vitest, numPendingTests: 1, numTodoTests: 1 })).skipped).toBe(2);
  });

  test('of a run two browser tests may need a second try; with a third each of them has failed', () => {
    const report = (flaky: number) =>
      countPlaywright(JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky, skipped: 0 }, errors: [] }));
    expect(report(2)).toEqual({ passed: 7, failed: 0, skipped: 0 });
    expect(report(3)).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  test('a test that fails twice has failed, and so has a server that did not start', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{ message: 'no server' }] };
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test('a report of another shape is an error, never a count of nothing', () => {
    expect(() => countVitest('{}')).toThrow();
    expect(() => countPlaywright('{"stats":{}}')).toThrow();
  });

  test("PHPUnit's first suite counts the others", () => {
    const suites = '<testsuite name="" tests="9" errors="1" failures="2" skipped="3"><testsuite name="a" tests="4"/>';
    expect(countPhpUnit(`<testsuites>${suites}</testsuite></testsuites>`)).toEqual({
      passed: 3,
      failed: 3,
      skipped: 3,
    });
    expect(() => countPhpUnit('<testsuites/>')).toThrow('does not tell');
  });

  test('without PHP the tests of the Magento module are named, and nothing fails', () => {
    vi.stubEnv('PATH', '/nowhere');
    const run = (): unknown => runPhpTests();
    expect(run).toThrow(NotHere);
    expect(run).toThrow('no PHP 8.1 or newer');
    vi.unstubAllEnvs();
    expect(new NotHere('', ['one']).tests).toEqual(['one']);
  });
});
