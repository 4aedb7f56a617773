import { defineConfig } from 'vitest/config';
import { icuMessages } from '../../tools/vite/icuMessages.ts';

/** Calls on the Magento at MAGENTO_URL. */
export default defineConfig({
  plugins: [icuMessages()],
  test: {
    include: ['tests/magento/*.live.ts'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: process.env['MAGENTO_URL'] ?? '' } },
    // A Magento that was just started answers its first questions slowly.
    testTimeout: 60_000,
  },
});
