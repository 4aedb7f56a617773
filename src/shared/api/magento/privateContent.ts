import type { PrivateContent } from '../PrivateContent';
import { leftBegun } from './cart/begun';
import { reloadTheme, sections } from './sections';

let left = leftBegun;

/** The section data that the theme keeps in the browser. */
export const magentoContent: PrivateContent = {
  hasCart: () => (sections.current().cart?.qty ?? 0) > 0,
  cartQty: () => sections.current().cart?.qty ?? 0,
  cartVersion: () => sections.current().cart?.lines ?? null,
  customer: () => ({ isLoggedIn: sections.current().isLoggedIn === true, isBusiness: false }),
  wishes: () => sections.current().wishes,
  // The theme keeps it.
  onTotals: () => undefined,
  onChange: sections.onLoad,
  takeBegun() {
    const begun = left;
    left = null;
    if (begun === '') reloadTheme('cart');
    return begun || null;
  },
};
