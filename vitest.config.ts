import { defineConfig } from 'vitest/config';
import { icuMessages } from './src/shared/i18n/vite-plugin.ts';

export default defineConfig({
  plugins: [icuMessages()],
  test: {
    environment: 'happy-dom',
    include: ['{src,fixtures,tools}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
