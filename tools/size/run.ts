import { existsSync } from 'node:fs';
import { Build } from './manifest';

/**
 * What each part costs a shopper to load, for both builds, in kB brotli:
 *
 * - `alone`: all that the part brings to a page on which it is the only one, the runtime of widgets included, and what
 *   it asks for only once it is used;
 * - `on a page`: the same beyond what a page with the badge, the messages and the price view has loaded by itself, for a
 *   shopper with something in the cart, so that the badge has asked the shop for its totals;
 * - `beyond`: what it adds where other widgets are already at work.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  'react first load': 4_000,
  'lean first load': 4_000,
  'react minicart': 75_000,
  'lean minicart': 20_000,
};
const COLUMN = 12;

let overBudget = 0;
for (const name of ['react', 'lean']) {
  const folder = `dist/${name}`;
  if (!existsSync(folder)) throw new Error(`${folder} is not there: run npm run build and npm run build:lean first`);
  report(name, new Build(folder));
}
process.exitCode = overBudget > 0 ? 1 : 0;

function report(name: string, build: Build): void {
  const doors = (kind: string) =>
    build.sources((source) => source.startsWith(`src/${kind}/`) && source.endsWith('/index.ts'));
  const widgets = doors('widgets');
  const behaviours = doors('behaviours');
  const entry = build.files(build.sources((source) => source === 'src/noest.ts'));
  // The page names these two itself; the first is the one line that imports the entry by its hashed name.
  const first = new Set(['noest.js', 'head.js', ...entry]);
  const runtime = build.files(
    build.sources((source) => source === 'src/mount/runtime/index.ts'),
    () => true,
  );
  const byItself = new Set([...first, ...build.files(behaviours, isUsed)]);

  console.log(
    `\n${name.padEnd(COLUMN * 2)}${['alone', 'on a page', 'beyond'].map((head) => head.padStart(COLUMN)).join('')}`,
  );
  row(`${name} first load`, [build.weight(first)]);
  row(`${name} runtime`, [build.weight(minus(runtime, first)), build.weight(minus(runtime, byItself))]);
  for (const part of [...widgets, ...behaviours]) {
    const isWidget = widgets.includes(part);
    const own = build.files([part], isUsed);
    const all = new Set([...own, ...(isWidget ? runtime : [])]);
    const others = [...widgets, ...behaviours].filter((other) => other !== part);
    const atWork = new Set([...byItself, ...runtime, ...build.files(others, isUsed)]);
    row(`${name} ${part.split('/')[2]}`, [
      build.weight(minus(all, first)),
      isWidget ? build.weight(minus(all, byItself)) : undefined,
      build.weight(minus(own, isWidget ? atWork : new Set([...first, ...build.files(others, isUsed)]))),
    ]);
  }
}

/** English words are asked for on English pages only. */
function isUsed(key: string): boolean {
  return !key.endsWith('.en.json');
}

function minus(files: Iterable<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)));
}

/** The budget of a widget holds for its cost on a page, of the first load for all of it. */
function row(label: string, [alone, onPage, beyond]: readonly (number | undefined)[]): void {
  const budget = BUDGETS[label];
  const over = budget !== undefined && (onPage ?? alone ?? 0) > budget;
  if (over) overBudget += 1;
  const cells = [alone, onPage, beyond].map((bytes) => (bytes === undefined ? '' : kilobytes(bytes)).padStart(COLUMN));
  const verdict = budget === undefined ? '' : `  ${over ? 'OVER' : 'within'} ${kilobytes(budget)}`;
  console.log(`${label.padEnd(COLUMN * 2)}${cells.join('')}${verdict}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}
