import { existsSync, writeFileSync } from 'node:fs';
import { importParts } from '../parts/importParts';
import { Build } from './manifest';
import { minus, PartWeights, REACT, RUNTIME, type PartWeight } from './PartWeights';

/**
 * What each part costs a shopper to load, for both builds, in kB brotli (`PartWeights.ts`).
 *
 * Of the checkout also all that is loaded until its first step is shown, what every page has loaded included, and with the calls
 * to the shop, which are fetched then. Of the cart's drawer the scripts that open it, from an empty page on, for a shopper who has
 * nothing in the cart. `magento` is what a page with the
 * cart loads to ask a Magento, the client that back ends share included.
 *
 * dist/sizes.json has the weights of the parts, for the reference.
 *
 * A part declares its own budget, for what it adds on a page, and for what it starts with beyond other widgets. Beside these, the file of a behaviour is small by itself: what it needs now and then, it asks for then.
 */
const PARTS = await importParts();
/** The registry, and what the table may add to it for each part. */
const REGISTRY = 4_540 + 10 * PARTS.length;
const BUDGETS: Readonly<Record<string, number>> = {
  'react registry': REGISTRY,
  'lean registry': REGISTRY,
  'react first load': REGISTRY + 1_110,
  'lean first load': REGISTRY + 1_110,
  'react magento': 12_300,
  'lean magento': 12_300,
  'react drawer, opened': 89_000,
  'lean drawer, opened': 38_000,
  'react checkout, step 1': 117_700,
  'lean checkout, step 1': 66_550,
  'react with the calls': 128_450,
  'lean with the calls': 77_300,
};
/** What the file of a behaviour may weigh, these two excepted. */
const BEHAVIOUR_FILE = 1_500;
const LARGE_BEHAVIOURS = new Set(['form', 'slider']);
const COLUMN = 12;
const CALLS: ReadonlySet<string> = new Set(
  ['index', 'checkoutCalls'].map((file) => `src/shared/api/storefront/${file}.ts`),
);

let overBudget = 0;
const sizes: Record<string, Record<string, PartWeight>> = {};
for (const name of ['react', 'lean'] as const) {
  const folder = `dist/${name}`;
  if (!existsSync(folder)) throw new Error(`${folder} is not there: run npm run build and npm run build:lean first`);
  report(name, new Build(folder));
}
writeFileSync('dist/sizes.json', `${JSON.stringify(sizes)}\n`);
process.exitCode = overBudget > 0 ? 1 : 0;

function report(name: 'react' | 'lean', build: Build): void {
  const weights = new PartWeights(build, PARTS);
  const { first, runtime, byItself } = weights;
  const entry = build.files(build.sources((source) => source === 'src/noest.ts'));

  console.log(
    `\n${name.padEnd(COLUMN * 2)}${['alone', 'on a page', 'beyond', 'start'].map((head) => head.padStart(COLUMN)).join('')}`,
  );
  row(`${name} registry`, [build.weight([...entry].filter((file) => file.endsWith('/entry.js')))]);
  row(`${name} first load`, [build.weight(first)]);
  row(`${name} runtime`, [build.weight(minus(runtime, first)), build.weight(minus(runtime, byItself))]);
  const ofTheCart = build.files(
    PARTS.filter(({ declaration }) => declaration.name === 'cart').map((part) => weights.chunkOf(part)),
  );
  row(`${name} magento`, [
    build.weight(minus(build.files(build.sources(isOfMagento)), new Set([...first, ...ofTheCart]))),
  ]);
  for (const part of PARTS) {
    const { name: partName, budget = {} } = part.declaration;
    const chunk = weights.chunkOf(part);
    const shown = build.files([chunk, RUNTIME], (key) => key === REACT);
    if (partName === 'checkout') {
      const calls = build.files([chunk, RUNTIME], (key) => key === REACT || CALLS.has(key));
      row(`${name} checkout, step 1`, [build.weight(new Set([...first, ...shown]))]);
      row(`${name} with the calls`, [build.weight(new Set([...first, ...calls]))]);
    }
    if (partName === 'minicart') {
      const scripts = [...first, ...shown].filter((file) => file.endsWith('.js'));
      row(`${name} drawer, opened`, [build.weight(new Set(scripts))]);
    }
    const weight = weights.of(part);
    const { alone, onPage, beyond, start } = weight;
    (sizes[name] ??= {})[partName] = weight;
    row(`${name} ${partName}`, [alone, onPage, beyond, start], budget[name]);
    if (budget.start === undefined || start <= budget.start) continue;
    overBudget += 1;
    console.log(`${name} ${partName} starts with ${kilobytes(start)}  OVER ${kilobytes(budget.start)}`);
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

/** What a page of a Magento fetches at once; the rest of it comes with the first call that needs it. */
function isOfMagento(source: string): boolean {
  return /^src\/shared\/api\/magento\/(index|privateContent)\.ts$/.test(source);
}

/** The budget of a widget holds for its cost on a page, of the first load for all of it. */
function row(
  label: string,
  [alone, onPage, beyond, start]: readonly (number | undefined)[],
  budget: number | undefined = BUDGETS[label],
): void {
  const over = budget !== undefined && (onPage ?? alone ?? 0) > budget;
  if (over) overBudget += 1;
  const cells = [alone, onPage, beyond, start].map((bytes) =>
    (bytes === undefined ? '' : kilobytes(bytes)).padStart(COLUMN),
  );
  const verdict = budget === undefined ? '' : `  ${over ? 'OVER' : 'within'} ${kilobytes(budget)}`;
  console.log(`${label.padEnd(COLUMN * 2)}${cells.join('')}${verdict}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}
