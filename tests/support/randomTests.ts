import { configureGlobal } from 'fast-check';

/** A long run tries more of what is random, by the seed that it prints (tools/test/long.ts). */
const { TEST_LONG, TEST_SEED } = process.env;
if (TEST_LONG || TEST_SEED) {
  configureGlobal({ ...(TEST_LONG && { numRuns: 1000 }), ...(TEST_SEED && { seed: Number(TEST_SEED) }) });
}
