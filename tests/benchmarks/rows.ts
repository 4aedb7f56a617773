import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const FOLDER = 'test-results/bench';

const RowSchema = v.object({
  what: v.string(),
  /** "ms", "kB"; empty for a number of things. */
  unit: v.string(),
  measured: v.number(),
  /** Another way of doing the same, measured in the same run. */
  peer: v.optional(v.object({ name: v.string(), measured: v.number() })),
  /** What it may cost, in the same unit, or as a share of the peer. */
  atMost: v.optional(v.object({ value: v.number(), of: v.picklist(['unit', 'peer']) })),
});

/** One line of the table of all benchmarks. */
export type BenchRow = v.InferOutput<typeof RowSchema>;

/** Keeps what a benchmark has to say in the table of all of them. */
export function keepRows(bench: string, rows: readonly BenchRow[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(bench), `${JSON.stringify(rows, null, 1)}\n`);
}

/** Whether the benchmark came to its end; one that broke off has kept nothing. */
export function hasRows(bench: string): boolean {
  return existsSync(fileOf(bench));
}

/** @throws where the benchmark has kept nothing */
export function keptRows(bench: string): BenchRow[] {
  return v.parse(v.array(RowSchema), JSON.parse(readFileSync(fileOf(bench), 'utf8')));
}

function fileOf(bench: string): string {
  return join(FOLDER, `${bench}.json`);
}

export function ratioOf({ measured, peer }: BenchRow): number | undefined {
  return peer && measured / peer.measured;
}

/** Undefined for a row that has no target. */
export function isMet(row: BenchRow): boolean | undefined {
  if (!row.atMost) return undefined;
  const found = row.atMost.of === 'peer' ? (ratioOf(row) ?? Number.NaN) : row.measured;
  return found <= row.atMost.value;
}
