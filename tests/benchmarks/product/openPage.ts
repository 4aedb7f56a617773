import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

const FOLDER = 'dist/benchmarks/product';

/** A page with `measureChoices`, on a phone so many times slower than this machine. */
export async function openPage(browser: Browser, slower: number): Promise<Page> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: FOLDER,
      rolldownOptions: {
        input: 'tests/benchmarks/product/page/entry.ts',
        output: { format: 'iife', entryFileNames: 'entry.js' },
      },
    },
  });
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.addScriptTag({ content: await readFile(`${FOLDER}/entry.js`, 'utf8') });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}
