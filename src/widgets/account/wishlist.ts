import { pageConfig } from '../../shared/platform/config';

const changed = new Map<string, boolean>();

/** The customer's wish list by SKU: the page's configuration with every change since (account rule 21). */
export const wishlist = {
  has: (sku: string): boolean => changed.get(sku) ?? pageConfig().wishes.includes(sku),
  set: (sku: string, isOn: boolean): void => void changed.set(sku, isOn),
};
