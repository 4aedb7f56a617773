import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { icuMessages } from './tools/vite/icuMessages.ts';

/** A test that needs a document says so in its name. */
const DOM_TESTS = ['**/*.dom.test.{ts,tsx}'];

/** In milliseconds; tests wait for a state. */
const WAITING = 10_000;

export default defineConfig({
  plugins: [icuMessages()],
  test: {
    // A machine that is shared is slow at times; what hangs is found all the same.
    testTimeout: 30_000,
    expect: { poll: { timeout: WAITING } },
    // By itself Vitest leaves one core free, and of two that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: DOM_TESTS,
          isolate: false,
          setupFiles: ['tests/support/freshPage.ts', 'tests/support/randomTests.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{src,fixtures,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...DOM_TESTS],
          // Nothing of theirs outlives a test: they can share what they import.
          isolate: false,
          setupFiles: ['tests/support/randomTests.ts'],
        },
      },
    ],
  },
});
