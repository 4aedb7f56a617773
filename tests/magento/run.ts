import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs the tests of this folder over the Magento at an address: `npm run test:magento -- URL [options of Playwright]`. */
const [url, ...options] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  console.error('test:magento: expected the address of a Magento, such as http://127.0.0.1:8080');
  process.exit(1);
}
const env = { ...process.env, MAGENTO_URL: new URL(url).origin };
const run = (tool: string, words: readonly string[]) =>
  spawnSync('npx', [tool, ...words], { stdio: 'inherit', env }).status ?? 1;
const config = (name: string) => ['-c', path.join(import.meta.dirname, name)];

const calls = run('vitest', ['run', ...config('vitest.config.ts')]);
const journeys = run('playwright', ['test', ...config('playwright.config.ts'), ...options]);
process.exitCode = calls || journeys;
