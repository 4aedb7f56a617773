import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { MEDIA_FOLDER, SMALL, smallFile } from '../fixtures/shop/catalogue/media';
import { findBrowser } from './browser/find';
import { LAUNCH_ARGUMENTS } from './browser/launch';

/**
 * `npm run pictures`: makes the small ones of all pictures of products and categories, where a page shows them small
 * (shop rule 161). They are kept with the large ones, so that a shop needs nothing to start.
 */
const browser = await chromium.launch({ executablePath: await findBrowser(), args: LAUNCH_ARGUMENTS });
const page = await browser.newPage();
for (const [folder, size] of Object.entries(SMALL)) {
  const large = new URL(`${folder}/`, MEDIA_FOLDER);
  const small = new URL(smallFile(''), large);
  mkdirSync(small, { recursive: true });
  const files = readdirSync(large).filter((name) => name.endsWith('.webp'));
  for (const file of files) {
    const made = await page.evaluate(resized, { webp: readFileSync(new URL(file, large), 'base64'), ...size });
    writeFileSync(new URL(file, small), made, 'base64');
  }
  console.log(`${folder}: ${files.length} of ${size.width} x ${size.height}`);
}
await browser.close();

/** Runs in the page. */
async function resized(asked: { readonly webp: string; readonly width: number; readonly height: number }) {
  const { webp, width, height } = asked;
  const large = await (await fetch(`data:image/webp;base64,${webp}`)).blob();
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(await createImageBitmap(large, size), 0, 0);
  const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  const bytes = new Uint8Array(await small.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
