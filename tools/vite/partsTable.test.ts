import { expect, test } from 'vitest';
import { shorten } from './partsTable';

const ENTRY = [
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./react.js","./shop.js","./minicart.css","./shop.css","./cart-count.js","./minicart.js","./price.js","./other.js"])))=>i.map(i=>d[i]);',
  'var registry={parts:{"cart-count":{when:`load`,load:()=>p(()=>import(`./cart-count.js`),__vite__mapDeps([4]),import.meta.url)},',
  'minicart:{when:`interaction`,load:()=>p(()=>import(`./minicart.js`),__vite__mapDeps([5,0,1,3,2]),import.meta.url)},',
  'price:{when:`event(shop:seen)`,load:()=>p(()=>import(`./price.js`).then(e=>e.t),__vite__mapDeps([6,1,3]),import.meta.url)},',
  'odd:{when:`idle`,load:()=>p(()=>import(`./other.js`),__vite__mapDeps([7]),import.meta.url)}}};',
]
  .join('\n')
  .replaceAll(/(?<=,)\n/g, '');

interface Part {
  readonly when: string;
  readonly load: () => { readonly chunk: unknown; readonly deps: readonly string[] };
}

/** Runs the entry with a helper that tells what it was asked for. */
function run(code: string): Record<string, Part> {
  const runnable = code
    .replaceAll('import.meta.url', '0')
    .replaceAll('import(', 'imported(')
    .replace('const __vite', 'var __vite');
  // oxlint-disable-next-line typescript/no-implied-eval -- what the build writes is code
  return new Function(
    `${runnable};function imported(c){return{c,t:{c,t:1},then(f){return f(this)}}}function p(l,deps){return{chunk:l(),deps}}return registry.parts`,
  )() as Record<string, Part>;
}

test('the short table asks for the same files at the same time as the long one', () => {
  const long = run(ENTRY);
  const short = run(shorten(ENTRY));
  expect(Object.keys(short).toSorted()).toEqual(Object.keys(long).toSorted());
  for (const [name, { when, load }] of Object.entries(long)) {
    expect(short[name]!.when).toBe(when);
    const { chunk, deps } = short[name]!.load();
    const { chunk: expected, deps: needed } = load();
    expect(JSON.stringify(chunk)).toBe(JSON.stringify(expected));
    expect(deps.toSorted()).toEqual(needed.toSorted());
  }
});

test('what has the name of its part is not listed', () => {
  expect(shorten(ENTRY)).not.toMatch(/"\.\/minicart\.(css|js)"/);
});

test('an entry without parts stays as it is', () => {
  expect(shorten('const a = 1;')).toBe('const a = 1;');
});
