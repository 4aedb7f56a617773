import { storedPriceView } from './stored';

/** For the script in the head: a page from a cache shows the prices this shopper asked for, from the first paint. */
export function applyStoredPriceView(): void {
  const view = storedPriceView();
  if (view) document.documentElement.dataset['priceView'] = view;
}
