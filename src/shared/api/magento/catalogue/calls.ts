import type { PageConfig } from '../../../platform/config';
import type { ShopApi } from '../../ShopApi';
import type { Query } from '../operation';
import { listingCall } from './listing';
import { askProduct } from './product';
import { askProducts } from './products';
import { askSuggestions } from './suggestions';

export type CatalogueCalls = Pick<ShopApi, 'listing' | 'products' | 'product' | 'suggestions'>;

export function createCalls(query: Query, config: Pick<PageConfig, 'baseUrl'>): CatalogueCalls {
  return {
    listing: listingCall(query, config),
    products: (asked, options) => askProducts(query, config, asked, options),
    product: (sku, options) => askProduct(query, config, sku, options),
    suggestions: (words, options) => askSuggestions(query, config, words, options),
  };
}
