import { isElsewhere, pageConfig } from '../../platform/config';
import { readCookie, readLocal, removeLocal, writeLocal } from '../../platform/storage';
import type { PrivateContent } from '../PrivateContent';

/** What a page of another origin keeps of the cart: the number of articles at the shop's latest answer there. */
const KEPT = 'noest-cart';

/**
 * The quote's cookie changes with the cart (cart rule 9), also while this page is hidden; the rest is in the page's configuration.
 * A page of another origin can't read that cookie, and knows the cart from what it has done there itself (cart rule 43).
 */
export const storefrontContent: PrivateContent = {
  hasCart: () => quoteVersion() !== null,
  cartQty: () => null,
  cartVersion: quoteVersion,
  customer: () => null,
  wishes: () => null,
  onTotals(itemsQty) {
    if (!isElsewhere()) return;
    if (itemsQty > 0) writeLocal(KEPT, String(itemsQty));
    else removeLocal(KEPT);
  },
  // An addition is sent with the press.
  takeBegun: () => null,
  onChange(listener, signal) {
    const onShown = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', onShown, signal && { signal });
  },
};

function quoteVersion(): string | null {
  return isElsewhere() ? readLocal(KEPT) : readCookie(pageConfig().quoteCookie);
}
