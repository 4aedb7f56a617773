import type { Browser } from 'playwright';
import { median } from '../mount/measure';
import { openPage } from '../product/openPage';
import type { Measured } from '../product/page/entry';
import type { Curve } from './Curve';

/** Values of the first attribute, of the second. */
const SIZES = [
  [3, 2],
  [10, 10],
  [40, 25],
  [100, 100],
] as const;
const SLOWER = 4;

/** Time of a choice on a product page, with all options of the next attribute worked out. */
export async function ofVariants(browser: Browser, rounds: number): Promise<Curve[]> {
  const page = await openPage(browser, SLOWER);
  const samples: { readonly size: number; readonly measured: readonly Measured[] }[] = [];
  for (const [lengths, finishes] of SIZES) {
    const measured: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      measured.push(await page.evaluate(([a, b]) => window.measureChoices(a, b), [lengths, finishes] as const));
    }
    samples.push({ size: lengths * finishes, measured });
  }
  await page.close();
  const curve = (what: string, of: (one: Measured) => number): Curve => ({
    what: `${what}, by variants`,
    unit: `ms at ${SLOWER}x`,
    points: samples.map(({ size, measured }) => ({ size, value: median(measured.map(of)) })),
  });
  return [curve('a choice', ({ indexed }) => indexed), curve('the index of a product', ({ build }) => build)];
}
