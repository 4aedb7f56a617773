import type { Browser } from 'playwright';
import { measureMounting, median } from '../mount/measure';
import type { Curve } from './Curve';

const COUNTS = [10, 100, 1000, 10_000];
const CONTENDERS = [
  { name: 'widgets', build: 'react', contender: 'noest' },
  { name: 'widgets, lean', build: 'lean', contender: 'noest' },
  { name: 'behaviours', build: 'react', contender: 'noest-behaviour' },
];

/** CPU time of mounting all parts of a page. */
export async function ofMountPoints(browser: Browser, origin: string, rounds: number): Promise<Curve[]> {
  const curves: Curve[] = [];
  for (const { name, ...which } of CONTENDERS) {
    const points = [];
    for (const size of COUNTS) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        times.push((await measureMounting(browser, origin, { ...which, count: size })).cpu);
      }
      points.push({ size, value: median(times) });
    }
    curves.push({ what: `mounting ${name}, by mount points`, unit: 'ms of CPU', points });
  }
  return curves;
}
