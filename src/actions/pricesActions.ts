import { PRICE_VIEWS } from '../shared/money';
import { priceView } from '../widgets/prices';
import type { Actions } from './Actions';

export const getPriceView: Actions['prices']['get'] = () => Promise.resolve(priceView.current);

export const setPriceView: Actions['prices']['set'] = async ({ view }) => {
  if (PRICE_VIEWS.includes(view)) return priceView.set(view);
  throw new TypeError(`[noest] prices.set, view: expected ${PRICE_VIEWS.join(' or ')}, found "${view as string}"`);
};
