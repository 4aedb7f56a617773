import { defineConfig, devices } from 'playwright/test';
import { candidates } from '../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../tools/browser/launch';

const executablePath = candidates()[0]?.path;

/** Tests over a live Magento with its sample data; `npm run test:magento -- URL` names it. */
export default defineConfig({
  testDir: '.',
  // One shop and one session store: side by side the tests would wait for each other.
  workers: 1,
  // A shop in development mode takes seconds for a page.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  outputDir: '../../test-results/magento',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'nl-NL',
    baseURL: process.env['MAGENTO_URL'] ?? '',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
});
