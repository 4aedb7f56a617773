import type { PageConfig } from '../../../platform/config';
import { onDemand } from '../onDemand';
import type { Query } from '../operation';
import type { CatalogueCalls } from './calls';

/** The calls of the catalogue. Their code is fetched with the first of them, since a cart and a checkout never ask one. */
export function catalogueCalls(query: Query, config: Pick<PageConfig, 'baseUrl'>): CatalogueCalls {
  return onDemand<CatalogueCalls, keyof CatalogueCalls>(
    async () => (await import('./calls')).createCalls(query, config),
    ['listing', 'products', 'product', 'suggestions'],
  );
}
