import type { PrivateContent } from '../PrivateContent';
import { takeLeft } from './cart/begun';
import { reloadTheme, sections } from './sections';

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
    const begun = takeLeft();
    if (begun === '') reloadTheme('cart');
    return begun || null;
  },
};
