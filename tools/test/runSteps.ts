import { add, NONE, type Counted, type Counts } from './counts';
import { NotHere } from './php';
import type { Step } from './steps';

/** What became of a step. */
export interface Outcome {
  readonly step: string;
  readonly counts: Counts;
  readonly seconds: number;
  /** What its counts do not say: what failed, by name, and what this machine could not run. */
  readonly notes: readonly string[];
}

/**
 * Runs every step, also after one that failed, and prints the counts on a line of their own.
 * A skipped check counts against the run, so that none goes missing in silence. What this machine can not run, for want of
 * PHP, is named test by test.
 * @param ended hears of each step as soon as it has ended
 * @returns whether nothing failed
 */
export async function runSteps(steps: readonly Step[], ended: (outcome: Outcome) => void = () => {}): Promise<boolean> {
  let total: Counts = NONE;
  const lines: string[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    ended(outcome);
    total = add(total, outcome.counts);
    lines.push(`${step.name}: ${describe(outcome.counts)} (${outcome.seconds} s)`);
    lines.push(...outcome.notes.map((note) => `  ${note}`));
  }
  console.log(`\n${lines.join('\n')}\n`);
  if (total.skipped > 0) console.error(`${total.skipped} skipped: a check that does not run is a check that failed`);
  console.log(`${total.passed} passed, ${total.failed + total.skipped} failed`);
  return isGreen(total);
}

async function runStep(step: Step): Promise<Outcome> {
  const start = Date.now();
  console.log(`\n── ${step.name}`);
  const { notes = [], ...counts } = await countsOf(step);
  return { step: step.name, counts, seconds: Math.round((Date.now() - start) / 1000), notes };
}

async function countsOf(step: Step): Promise<Counted> {
  try {
    return await step.run();
  } catch (error) {
    if (error instanceof NotHere) {
      return { ...NONE, notes: [`${error.tests.length} not run, ${error.message}:`, ...error.tests] };
    }
    console.error(error);
    return { ...NONE, failed: 1, notes: [String(error)] };
  }
}

export const isGreen = ({ failed, skipped }: Counts): boolean => failed + skipped === 0;

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
