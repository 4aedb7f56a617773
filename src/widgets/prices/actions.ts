import type { ApiResult } from '../../shared/api';
import { PRICE_VIEWS, type PriceView } from '../../shared/money';
import { priceView } from './index';

/** What `noest.prices` does. */

export const getPriceView = (): Promise<PriceView> => Promise.resolve(priceView.current);

export async function setPriceView({
  view,
}: {
  readonly view: PriceView;
}): Promise<ApiResult<{ readonly view: PriceView }>> {
  if (PRICE_VIEWS.includes(view)) return priceView.set(view);
  throw new TypeError(`[noest] prices.set, view: expected ${PRICE_VIEWS.join(' or ')}, found "${view as string}"`);
}
