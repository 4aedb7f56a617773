import fc from 'fast-check';
import { test } from 'playwright/test';
import { isLong } from '../support/isLong';
import { tryOrders } from '../support/listingOrders';

/**
 * Listing rule 34, tried in random orders: a shopper presses filters, orders and pages, goes Back and Forward, reloads,
 * leaves and returns, while answers and code are late, fail, or come in another order. Whenever all is quiet, address,
 * list, choices and title are those that the server prints.
 *
 * `TEST_SEED` repeats a run, of a long one with `TEST_LONG`; a failure prints its seed and path. Each worker loads this file anew
 * and has to find the same titles, so all seeds come from one.
 */

const SEED = Number(process.env['TEST_SEED'] ?? 29);
const FORTY = fc.uniqueArray(fc.nat(), { minLength: 40, maxLength: 40 });
const SEEDS = isLong ? fc.sample(FORTY, { seed: SEED, numRuns: 1 })[0]! : [SEED];
const RUNS = isLong ? 4 : 1;

for (const seed of SEEDS) {
  test(`listing rule 34: address, list and Back agree in any order of events, seed ${seed}`, async ({
    browser,
    baseURL,
  }) => {
    if (isLong) test.setTimeout(600_000);
    await tryOrders(browser, baseURL!, seed, RUNS);
  });
}
