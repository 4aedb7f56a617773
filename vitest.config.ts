import { configDefaults, defineConfig } from 'vitest/config';
import { icuMessages } from './src/shared/i18n/vite-plugin.ts';

/** What is tested with a document: views, behaviours, and what listens to the page or reads it. */
const ON_A_PAGE = [
  '**/*.test.tsx',
  'src/behaviours/**/*.test.ts',
  'src/mount/runtime/**/*.test.ts',
  'src/shared/{analytics,config,dom,events,state,storage}/**/*.test.ts',
  'src/shared/api/storefront/**/*.test.ts',
  'src/shared/i18n/namespace.test.ts',
  'src/shared/checkout-parts/startOf.test.ts',
  'src/shared/purchase/write*.test.ts',
  'src/widgets/checkout/checkout.property.test.ts',
  'src/widgets/offer-checkout/createOffer.test.ts',
  'src/widgets/product-list/createShelf.test.ts',
];

export default defineConfig({
  plugins: [icuMessages()],
  test: {
    // A machine that is shared is slow at times; what hangs is found all the same.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ON_A_PAGE,
          isolate: false,
          setupFiles: ['tests/support/freshPage.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{src,fixtures,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ON_A_PAGE],
          // Nothing of theirs outlives a test: they can share what they import.
          isolate: false,
        },
      },
    ],
  },
});
