import type { PageConfig } from '../../../platform/config';
import { failed, type ApiResult } from '../../result';
import type { Query } from '../query';
import type { CatalogueCalls } from './calls';

/** The calls of the catalogue. Their code is fetched with the first of them, since a cart and a checkout never ask one. */
export function catalogueCalls(query: Query, config: Pick<PageConfig, 'baseUrl'>): CatalogueCalls {
  let calls: Promise<CatalogueCalls> | undefined;

  async function ask<T>(call: (made: CatalogueCalls) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    calls ??= import('./calls').then(({ createCalls }) => createCalls(query, config));
    let made: CatalogueCalls;
    try {
      made = await calls;
    } catch (error) {
      calls = undefined;
      console.error('[noest] the code that asks for products could not be fetched', error);
      return failed({ kind: 'network' });
    }
    return call(made);
  }

  return {
    listing: (asked, options) => ask((made) => made.listing(asked, options)),
    products: (asked, options) => ask((made) => made.products(asked, options)),
    product: (sku, options) => ask((made) => made.product(sku, options)),
    suggestions: (words, options) => ask((made) => made.suggestions(words, options)),
  };
}
