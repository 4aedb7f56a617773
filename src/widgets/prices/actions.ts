import * as v from 'valibot';
import type { ApiResult } from '../../shared/api';
import { readRequest } from '../../shared/api/readRequest';
import { PRICE_VIEWS, type PriceView } from '../../shared/money';
import { priceView } from './index';

/** What `noest.prices` does. */

export const getPriceView = (): Promise<PriceView> => Promise.resolve(priceView.current);

const ViewSchema = v.strictObject({ view: v.picklist(PRICE_VIEWS) });

export async function setPriceView(
  request: v.InferInput<typeof ViewSchema>,
): Promise<ApiResult<{ readonly view: PriceView }>> {
  return priceView.set(readRequest('prices.set', ViewSchema, request).view);
}
