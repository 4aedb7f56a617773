import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { servePdok } from '../../fixtures/shop/postcodes/servePdok';
import { createPostcodeTable } from '../../fixtures/shop/postcodes/table';

/**
 * Runs the tests of this folder over the Magento at an address: `npm run test:magento -- URL [options of Playwright]`. Beside them a stand-in of
 * PDOK listens for the postcode lookup of the module (docs/magento.md, Tests).
 */
const [url, ...options] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  console.error('test:magento: expected the address of a Magento, such as http://127.0.0.1:8080');
  process.exit(1);
}
const PDOK_PORT = Number(process.env['PDOK_PORT'] ?? 4309);
const pdok = await servePdok(createPostcodeTable(), PDOK_PORT);

const env = { ...process.env, MAGENTO_URL: new URL(url).origin, PDOK_URL: `http://127.0.0.1:${PDOK_PORT}/free` };
/** Not synchronous, so that the stand-in answers meanwhile. */
async function run(tool: string, words: readonly string[]): Promise<number> {
  const [status] = (await once(spawn('npx', [tool, ...words], { stdio: 'inherit', env }), 'exit')) as [number | null];
  return status ?? 1;
}
const config = (name: string) => ['-c', path.join(import.meta.dirname, name)];

try {
  const calls = await run('vitest', ['run', ...config('vitest.config.ts')]);
  const journeys = await run('playwright', ['test', ...config('playwright.config.ts'), ...options]);
  process.exitCode = calls || journeys;
} finally {
  pdok.close();
}
