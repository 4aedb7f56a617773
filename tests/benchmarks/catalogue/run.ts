import { keepRows } from '../rows';
import { measureCatalogue, type Row } from './measure';

/**
 * What a listing costs the server, over HTTP on this machine: the call with all its facets, and the whole page. Every
 * request is asked one after the other; what is printed is the middle one of them, and the slowest of twenty.
 */
const SIZES = [1_000, 10_000, 50_000];
/** For the largest of them, at the median. */
const TARGET_MS = 30;

const rows: Row[] = [];
for (const size of SIZES) rows.push(...(await measureCatalogue(size)));

for (const { name, size, median, slow, cpu } of rows) {
  console.log(
    `${String(size).padStart(6)} products  ${name.padEnd(34)}${ms(median)} median${ms(slow)} slowest of 20${ms(cpu)} CPU`,
  );
}
const over = rows.filter(({ name, size, median }) => size === 50_000 && name.startsWith('call') && median >= TARGET_MS);
console.log(over.length === 0 ? `within ${TARGET_MS} ms at 50,000` : `OVER ${TARGET_MS} ms at 50,000`);
keepRows(
  'catalogue',
  rows
    .filter(({ name, size }) => size === 50_000 && name === 'call, whole category')
    .map(({ median }) => ({
      what: 'a listing among 50,000 products, at the server',
      unit: 'ms',
      measured: median,
      atMost: { value: TARGET_MS, of: 'unit' },
    })),
);
process.exitCode = over.length === 0 ? 0 : 1;

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(10);
}
