import { withPrivateContent } from '../../shared/api/withPrivateContent';
import { pageConfig } from '../../shared/platform/config';

let kept: readonly string[] | null = null;
withPrivateContent((content) => {
  kept = content.wishes();
});

const changed = new Map<string, boolean>();

/** The customer's wish list by SKU: as the browser or the page's configuration has it, with every change since (account rule 21). */
export const wishlist = {
  has: (sku: string): boolean => changed.get(sku) ?? (kept ?? pageConfig().wishes).includes(sku),
  set: (sku: string, isOn: boolean): void => void changed.set(sku, isOn),
};
