import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Outcome } from './runSteps';

/** A step that has ended, with when it did and the seed of its random tests. */
export interface KeptOutcome extends Outcome {
  /** In UTC. */
  readonly ended: string;
  readonly seed: number;
}

const Kept: v.GenericSchema<KeptOutcome> = v.object({
  step: v.string(),
  counts: v.object({ passed: v.number(), failed: v.number(), skipped: v.number() }),
  seconds: v.number(),
  notes: v.array(v.string()),
  ended: v.string(),
  seed: v.number(),
});

/** The steps of the long run that have ended at one commit, in a file that only grows: what failed once stays told. */
export class LongRun {
  private readonly file: string;

  constructor(folder: string, commit: string) {
    mkdirSync(folder, { recursive: true });
    this.file = path.join(folder, `${commit}.jsonl`);
  }

  keep(outcome: KeptOutcome): void {
    appendFileSync(this.file, `${JSON.stringify(outcome)}\n`);
  }

  outcomes(): readonly KeptOutcome[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').trim().split('\n');
    return lines.map((line) => v.parse(Kept, JSON.parse(line)));
  }

  /** Those of these steps that have not ended at this commit. */
  missing<Named extends { readonly name: string }>(steps: readonly Named[]): readonly Named[] {
    const ended = new Set(this.outcomes().map(({ step }) => step));
    return steps.filter(({ name }) => !ended.has(name));
  }
}

export interface Circumstances {
  readonly commit: string;
  /** What it ran on, for the times. */
  readonly machine: string;
  /** The names of all steps, in their order. */
  readonly steps: readonly string[];
}

/** The report of what has run at a commit, and of what has not. */
export function reportOf(outcomes: readonly KeptOutcome[], { commit, machine, steps }: Circumstances): string {
  const missing = steps.filter((name) => !outcomes.some(({ step }) => step === name));
  const rows = outcomes.map(
    ({ step, counts, seconds, seed, ended }) =>
      `| ${step} | ${counts.passed} | ${counts.failed} | ${counts.skipped} | ${seconds} | ${seed} | ${ended.slice(0, 16).replace('T', ' ')} |`,
  );
  const noted = outcomes.filter(({ notes }) => notes.length > 0);
  return `# The last long run

Written by \`npm run test:long\` at commit ${commit}, on ${machine}. A step that was run again has a row for each time.

| step | passed | failed | skipped | seconds | seed | ended (UTC) |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${missing.length === 0 ? 'Every step has run.' : `Not run at this commit: ${missing.join(', ')}.`}
${noted.map(({ step, notes }) => `\n## ${step}\n\n${notes.map((note) => `- ${inWords(note)}`).join('\n')}\n`).join('')}`;
}

/** As text: a title may have what Markdown takes for its own. */
const inWords = (note: string): string => note.replaceAll('\n', ' ').replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
