import { readLocal, writeLocal } from '../../storage';
import { parseRemembered, withNewest } from './model';

const KEY = 'noest-recent-products';

/** The products looked at in this browser, by their SKUs, newest first. Names only: prices and stock are asked for. */
export const recent = {
  skus: (): readonly string[] => parseRemembered(readLocal(KEY)),
  remember(sku: string): void {
    writeLocal(KEY, JSON.stringify(withNewest(recent.skus(), sku)));
  },
};
