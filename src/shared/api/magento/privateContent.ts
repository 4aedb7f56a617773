import type { PrivateContent } from '../PrivateContent';
import { sections } from './sections';

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
};
