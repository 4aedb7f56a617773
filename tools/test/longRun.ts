import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Outcome } from './runSteps';

/** A step that has ended, with when it did and the seed of its random tests. */
export interface KeptOutcome extends Outcome {
  /** In UTC. */
  readonly ended: string;
  readonly seed: number;
}

/** The same, with the commit at which it has. */
export interface CommittedOutcome extends KeptOutcome {
  readonly commit: string;
}

const Line: v.GenericSchema<CommittedOutcome> = v.object({
  step: v.string(),
  commit: v.string(),
  counts: v.object({ passed: v.number(), failed: v.number(), skipped: v.number() }),
  seconds: v.number(),
  notes: v.array(v.string()),
  ended: v.string(),
  seed: v.number(),
});

/**
 * The steps of the long run that have ended at one commit, and of the others the last time they did at an earlier one. They are lines
 * of JSON in a file that is committed with the report, so that a run on another machine goes on from it.
 */
export class LongRun {
  private readonly file: string;
  private readonly commit: string;

  constructor(file: string, commit: string) {
    this.file = file;
    this.commit = commit;
  }

  /** What failed once at this commit stays told beside a second time. */
  keep(outcome: KeptOutcome): void {
    const lines = [...this.outcomes(), { ...outcome, commit: this.commit }];
    const all = [...lines, ...this.earlier().filter(({ step }) => step !== outcome.step)];
    writeFileSync(this.file, all.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  outcomes(): readonly CommittedOutcome[] {
    return this.lines().filter(({ commit }) => commit === this.commit);
  }

  /** The last outcome at another commit of each step that has not ended at this one. */
  earlier(): readonly CommittedOutcome[] {
    const ended = new Set(this.outcomes().map(({ step }) => step));
    const others = this.lines()
      .filter(({ step, commit }) => commit !== this.commit && !ended.has(step))
      .toSorted((one, other) => one.ended.localeCompare(other.ended));
    return [...new Map(others.map((outcome) => [outcome.step, outcome])).values()];
  }

  private lines(): readonly CommittedOutcome[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => v.parse(Line, JSON.parse(line)));
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

/** The report of what has run at a commit and, of the other steps, at an earlier one. */
export function reportOf(outcomes: readonly CommittedOutcome[], { commit, machine, steps }: Circumstances): string {
  const missing = steps.filter((name) => !outcomes.some(({ step }) => step === name));
  const rows = outcomes.map(
    ({ step, counts, seconds, seed, ended, commit: ranAt }) =>
      `| ${step} | ${counts.passed} | ${counts.failed} | ${counts.skipped} | ${seconds} | ${seed} | ${ranAt.slice(0, 8)} | ${ended.slice(0, 16).replace('T', ' ')} |`,
  );
  const noted = outcomes.filter(({ notes }) => notes.length > 0);
  return `# The last long run

Written by \`npm run test:long\` at commit ${commit}, on ${machine}. A step that was run again at a commit has a row for each time;
one that was not run at this commit has its last row, of an earlier one.

| step | passed | failed | skipped | seconds | seed | commit | ended (UTC) |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${missing.length === 0 ? 'Every step has run.' : `Not run: ${missing.join(', ')}.`}
${noted.map(({ step, notes }) => `\n## ${step}\n\n${notes.map((note) => `- ${inWords(note)}`).join('\n')}\n`).join('')}`;
}

/** As text: a title may have what Markdown takes for its own. */
const inWords = (note: string): string => note.replaceAll('\n', ' ').replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
