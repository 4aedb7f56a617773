import { pageConfig } from '../../platform/config';
import { readCookie } from '../../platform/storage';
import type { PrivateContent } from '../PrivateContent';

/** The quote's cookie changes with the cart (cart rule 9), also while this page is hidden; the rest is in the page's configuration. */
export const storefrontContent: PrivateContent = {
  hasCart: () => quoteVersion() !== null,
  cartQty: () => null,
  cartVersion: quoteVersion,
  customer: () => null,
  wishes: () => null,
  onChange(listener, signal) {
    const onShown = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', onShown, signal && { signal });
  },
};

function quoteVersion(): string | null {
  return readCookie(pageConfig().quoteCookie);
}
