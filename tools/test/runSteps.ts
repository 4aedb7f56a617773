import { add, NONE, type Counts } from './counts';
import { NotHere } from './php';
import type { Step } from './steps';

/**
 * Runs every step, also after one that failed, and prints the counts on a line of their own.
 * A skipped check counts against the run, so that none goes missing in silence. What this machine can not run, for want of
 * PHP, is named test by test.
 * @returns one line a step, and whether nothing failed
 */
export async function runSteps(steps: readonly Step[]): Promise<{ lines: readonly string[]; isGreen: boolean }> {
  let total: Counts = NONE;
  const lines: string[] = [];
  for (const step of steps) {
    const start = Date.now();
    console.log(`\n── ${step.name}`);
    let counts: Counts;
    try {
      counts = await step.run();
    } catch (error) {
      if (error instanceof NotHere) {
        lines.push(
          `${step.name}: ${error.tests.length} not run, ${error.message}:`,
          ...error.tests.map((test) => `  ${test}`),
        );
        continue;
      }
      console.error(error);
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
    total = add(total, counts);
    lines.push(`${step.name}: ${describe(counts)} (${Math.round((Date.now() - start) / 1000)} s)`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  if (total.skipped > 0) console.error(`${total.skipped} skipped: a check that does not run is a check that failed`);
  console.log(`${total.passed} passed, ${total.failed + total.skipped} failed`);
  return { lines, isGreen: total.failed + total.skipped === 0 };
}

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
