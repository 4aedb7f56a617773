import { defineConfig, devices } from 'playwright/test';
import { candidates } from '../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../tools/browser/launch';
import { databasePath } from '../support/database';
import { BUILDS } from '../support/servers';

/**
 * `npm run test:appearance`: the states of the parts as pictures, compared with those in `expected`; `-- -u` writes them anew. It
 * needs `npm run build`. Beside `npm test`: another version of the browser draws other pictures.
 */
const [{ shopPort }] = BUILDS;
const baseURL = `http://127.0.0.1:${shopPort}`;
const executablePath = candidates()[0]?.path;

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../test-results/pictures-report', open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'nl-NL',
    viewport: { width: 375, height: 667 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'tsx ../../fixtures/shop/main.ts',
    env: { PORT: String(shopPort), SHOP_DB: databasePath('pictures'), LIMITS_PER_ADDRESS: '1000' },
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
  },
});
