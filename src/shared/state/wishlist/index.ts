import { pageConfig } from '../../config';

const changed = new Map<string, boolean>();

/** What this customer keeps for later, by SKU: as the page came, and as it went on from there. */
export const wishlist = {
  has: (sku: string): boolean => changed.get(sku) ?? pageConfig().wishes.includes(sku),
  note: (sku: string, isOn: boolean): void => void changed.set(sku, isOn),
};
