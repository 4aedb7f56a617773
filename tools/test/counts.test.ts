// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { countPlaywright, countVitest } from './counts';
import { countPhpUnit, NotHere, runPhpTests } from './php';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('counting what ran', () => {
  test('a test file that can not be loaded is a failure, though no test in it failed', () => {
    expect(countVitest(JSON.stringify({ ...vitest, numFailedTestSuites: 1 })).failed).toBe(1);
  });

  test('skipped and planned tests are counted as skipped', () => {
    expect(countVitest(JSON.stringify({ ...vitest, numPendingTests: 1, numTodoTests: 1 })).skipped).toBe(2);
  });

  test('of a run two browser tests may need a second try; with a third each of them has failed', () => {
    const report = (flaky: number) =>
      countPlaywright(
        JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky, skipped: 0 }, errors: [], suites: [] }),
      );
    expect(report(2)).toMatchObject({ passed: 7, failed: 0, skipped: 0 });
    expect(report(3)).toMatchObject({ passed: 5, failed: 3, skipped: 0 });
  });

  test('a test that fails twice has failed, and so has a server that did not start', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
    const report = { stats, errors: [{ message: 'no server' }], suites: [] };
    expect(countPlaywright(JSON.stringify(report))).toMatchObject({ passed: 5, failed: 2, skipped: 0 });
  });

  test('what failed, was skipped or needed a second try is named', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const suites = [
      { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'unexpected')] }] },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countPlaywright(JSON.stringify({ stats, errors: [], suites })).notes).toEqual([
      'passed at its second try: b',
      'failed: c',
    ]);
    const testResults = [
      { name: 'one.test.ts', status: 'failed', assertionResults: [{ fullName: 'one is two', status: 'failed' }] },
      { name: 'two.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(countVitest(JSON.stringify({ ...vitest, testResults })).notes).toEqual([
      'failed: one is two',
      'failed: two.test.ts',
    ]);
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
