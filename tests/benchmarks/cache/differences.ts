import { Shopper } from './Shopper';

/** A line in which a page differs between a visitor without a cart and one with, each time made anew by Magento. */
export interface Difference {
  readonly path: string;
  readonly without: string;
  readonly with: string;
}

/** A page of each kind. Products come first: Magento prints the crumbs of the category that a session has seen last. */
const COMPARED = [
  '/',
  '/test-tier.html',
  '/test-many.html',
  '/men/tops-men.html?color=49',
  '/catalogsearch/result/?q=hoodie',
];

/** What Magento and Hyvä print anew each time they make a page, the kit or not; each says nothing of the visitor's cart. */
const CHANGING = [
  // The key of who happened to ask first: scripts put the cookie's in its place.
  /(?<=name="form_key"[^>]*\bvalue=")[^"]*/g,
  /(?<="formKey":")[^"]*/g,
  // Hyvä's names for the functions of a block: PHP's uniqid.
  /(?<=\binit[A-Za-z]+_)[0-9a-f]{13}/g,
  // The second in which the section of countries was made.
  /(?<="data_id":)\d+/g,
];

export async function differences(origin: string): Promise<Difference[]> {
  const found: Difference[] = [];
  const guest = await Shopper.arrive(origin);
  const buyer = await Shopper.arrive(origin);
  try {
    await buyer.fillCart();
    for (const path of COMPARED) {
      const without = await linesAnew(origin, guest, path);
      const withCart = await linesAnew(origin, buyer, path);
      const line = without.findIndex((text, at) => text !== withCart[at]);
      if (line >= 0 || without.length !== withCart.length)
        found.push({ path, without: without[line] ?? '', with: withCart[line] ?? '' });
    }
  } finally {
    await guest.leave();
    await buyer.leave();
  }
  return found;
}

/**
 * Purges as Magento does, so that no answer to somebody else is compared. The lines are sorted: the products of a slider, which
 * are equal in what they are ordered by, come in another order each time.
 */
async function linesAnew(origin: string, shopper: Shopper, path: string): Promise<string[]> {
  const purged = await fetch(origin, { method: 'PURGE', headers: { 'X-Magento-Tags-Pattern': '.*' } });
  if (!purged.ok)
    throw new Error(`PURGE ${origin}: ${purged.status}; expected that this machine is in the purge list of the VCL`);
  const { served, html } = await shopper.view(path);
  if (served !== 'MISS') throw new Error(`${path}: expected a page made anew, found ${served}`);
  return CHANGING.reduce((text, changing) => text.replace(changing, ''), html)
    .split('\n')
    .toSorted();
}
