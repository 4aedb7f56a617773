import { existsSync } from 'node:fs';
import { importParts, type Part } from '../parts/importParts';
import { Build } from './manifest';

/**
 * What each part costs a shopper to load, for both builds, in kB brotli:
 *
 * - `alone`: all that the part brings to a page on which it is the only one, the runtime of widgets included, and what
 *   it asks for only once it is used;
 * - `on a page`: the same beyond what a page with the badge, the messages and the price view has loaded by itself, for a
 *   shopper with something in the cart, so that the badge has asked the shop for its totals;
 * - `beyond`: what it adds where other widgets are already at work.
 *
 * Of the checkout also all that is loaded until its first step is shown, what every page has loaded included, and with the calls
 * to the shop, which are fetched then. `magento` is what a page with the
 * cart loads to ask a Magento, the client that back ends share included.
 *
 * A part declares its own budget, for what it adds on a page. Beside these, the file of a behaviour is small by itself: what it needs now and then, it asks for then.
 */
const PARTS = await importParts();
/** The registry, and what the table may add to it for each part. */
const REGISTRY = 4_190 + 10 * PARTS.length;
const BUDGETS: Readonly<Record<string, number>> = {
  'react registry': REGISTRY,
  'lean registry': REGISTRY,
  'react first load': REGISTRY + 1_050,
  'lean first load': REGISTRY + 1_050,
  'react magento': 12_450,
  'lean magento': 12_450,
  'react checkout, step 1': 115_400,
  'lean checkout, step 1': 64_300,
  'react with the calls': 125_400,
  'lean with the calls': 74_200,
};
/** What the file of a behaviour may weigh, these two excepted. */
const BEHAVIOUR_FILE = 1_500;
const LARGE_BEHAVIOURS = new Set(['form', 'slider']);
/** What every page of a shop has loaded before anybody reaches for a widget. */
const BY_THEMSELVES = new Set(['cart-count', 'messages', 'price-toggle', 'price']);
const COLUMN = 12;
const REACT = 'src/mount/react/adapter.tsx';
const STOREFRONT = 'src/shared/api/storefront/index.ts';
const REPORTS = new Set(['src/mount/report/report.ts', 'src/shared/platform/config/report.ts']);
/** The chunk with the runner. */
const RUNTIME = '_base.js';

let overBudget = 0;
for (const name of ['react', 'lean'] as const) {
  const folder = `dist/${name}`;
  if (!existsSync(folder)) throw new Error(`${folder} is not there: run npm run build and npm run build:lean first`);
  report(name, new Build(folder));
}
process.exitCode = overBudget > 0 ? 1 : 0;

function report(name: 'react' | 'lean', build: Build): void {
  const chunkOf = ({ module, declaration: { chunk } }: Part): string =>
    build.sources((source) => source === module || source.endsWith(`virtual:noest-chunk/${chunk}`))[0] ?? '';
  const isBehaviour = ({ declaration }: Part): boolean => declaration.kind === 'behaviour';
  const entry = build.files(build.sources((source) => source === 'src/noest.ts'));
  // The page names these two itself; the first is the one line that imports the entry by its hashed name.
  const first = new Set(['noest.js', 'head.js', ...entry]);
  const runtime = build.files(
    build.sources((source) => source === RUNTIME),
    isUsed,
  );
  const ofEveryPage = PARTS.filter(({ declaration }) => BY_THEMSELVES.has(declaration.name));
  const mounting = build.sources((source) => source === RUNTIME);
  const byItself = new Set([...first, ...build.files([...ofEveryPage.map(chunkOf), ...mounting], isUsedByBehaviour)]);

  console.log(
    `\n${name.padEnd(COLUMN * 2)}${['alone', 'on a page', 'beyond'].map((head) => head.padStart(COLUMN)).join('')}`,
  );
  row(`${name} registry`, [build.weight([...entry].filter((file) => file.endsWith('/entry.js')))]);
  row(`${name} first load`, [build.weight(first)]);
  row(`${name} runtime`, [build.weight(minus(runtime, first)), build.weight(minus(runtime, byItself))]);
  const ofTheCart = build.files(PARTS.filter(({ declaration }) => declaration.name === 'cart').map(chunkOf));
  row(`${name} magento`, [
    build.weight(minus(build.files(build.sources(isOfMagento)), new Set([...first, ...ofTheCart]))),
  ]);
  for (const part of PARTS) {
    const { name: partName, budget = {} } = part.declaration;
    const isWidget = !isBehaviour(part);
    const chunk = chunkOf(part);
    const uses = isWidget ? isUsed : isUsedByBehaviour;
    const own = build.files([chunk], uses);
    const all = new Set([...own, ...(isWidget ? runtime : [])]);
    const others = PARTS.map(chunkOf).filter((other) => other !== chunk);
    const atWork = new Set([...byItself, ...runtime, ...build.files(others, isUsed)]);
    if (partName === 'checkout') {
      const shown = build.files([chunk, RUNTIME], (key) => key === REACT);
      const calls = build.files([chunk, RUNTIME], (key) => key === REACT || key === STOREFRONT);
      row(`${name} checkout, step 1`, [build.weight(new Set([...first, ...shown]))]);
      row(`${name} with the calls`, [build.weight(new Set([...first, ...calls]))]);
    }
    row(
      `${name} ${partName}`,
      [
        build.weight(minus(all, first)),
        isWidget ? build.weight(minus(all, byItself)) : undefined,
        build.weight(minus(own, isWidget ? atWork : new Set([...first, ...build.files(others, uses)]))),
      ],
      budget[name],
    );
  }
  reportFiles(name, build);
}

function reportFiles(name: string, build: Build): void {
  const files = PARTS.flatMap(({ declaration: { name: behaviour, kind } }) => {
    if (kind !== 'behaviour') return [];
    const file = LARGE_BEHAVIOURS.has(behaviour) ? undefined : build.fileOf(behaviour);
    return file === undefined ? [] : [{ behaviour, bytes: build.weight([file]) }];
  });
  const [largest] = files.toSorted((a, b) => b.bytes - a.bytes);
  if (!largest) return;
  const isOver = largest.bytes > BEHAVIOUR_FILE;
  if (isOver) overBudget += 1;
  console.log(
    `${name} files of behaviours, the largest: ${largest.behaviour} ${kilobytes(largest.bytes)}  ${isOver ? 'OVER' : 'within'} ${kilobytes(BEHAVIOUR_FILE)}`,
  );
}

/** English words are asked for on English pages only, and the words of reports on pages with a mistake. */
function isUsed(key: string): boolean {
  return !key.endsWith('.en.json') && !REPORTS.has(key);
}

/** A behaviour starts no view, so the code that mounts one is not fetched for it. */
function isUsedByBehaviour(key: string): boolean {
  return isUsed(key) && key !== REACT;
}

/** What a page of a Magento fetches at once; the rest of it comes with the first call that needs it. */
function isOfMagento(source: string): boolean {
  return /^src\/shared\/api\/magento\/(index|privateContent)\.ts$/.test(source);
}

function minus(files: Iterable<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)));
}

/** The budget of a widget holds for its cost on a page, of the first load for all of it. */
function row(
  label: string,
  [alone, onPage, beyond]: readonly (number | undefined)[],
  budget: number | undefined = BUDGETS[label],
): void {
  const over = budget !== undefined && (onPage ?? alone ?? 0) > budget;
  if (over) overBudget += 1;
  const cells = [alone, onPage, beyond].map((bytes) => (bytes === undefined ? '' : kilobytes(bytes)).padStart(COLUMN));
  const verdict = budget === undefined ? '' : `  ${over ? 'OVER' : 'within'} ${kilobytes(budget)}`;
  console.log(`${label.padEnd(COLUMN * 2)}${cells.join('')}${verdict}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}
