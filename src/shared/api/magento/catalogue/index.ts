import type { PageConfig } from '../../../platform/config';
import { onDemand } from '../onDemand';
import type { Query } from '../query';
import type { CatalogueCalls } from './calls';

/** The calls of the catalogue. Their code is fetched with the first of them, since a cart and a checkout never ask one. */
export function catalogueCalls(query: Query, config: Pick<PageConfig, 'baseUrl'>): CatalogueCalls {
  const ask = onDemand<CatalogueCalls>(async () => (await import('./calls')).createCalls(query, config));

  return {
    listing: (asked, options) => ask((made) => made.listing(asked, options)),
    products: (asked, options) => ask((made) => made.products(asked, options)),
    product: (sku, options) => ask((made) => made.product(sku, options)),
    suggestions: (words, options) => ask((made) => made.suggestions(words, options)),
  };
}
