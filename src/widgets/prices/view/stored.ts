/**
 * The price view that the shopper chose before. In a module without imports, because the script in the head includes it:
 * the view has to be known before the first price is painted.
 */
export function storedPriceView(): 'incl_tax' | 'excl_tax' | null {
  let kept: string | null | undefined;
  try {
    kept = /(?:^|; )price_view=(\w+)/.exec(document.cookie)?.[1] ?? sessionStorage.getItem('price-view');
  } catch {
    // Prices rule 9: cookies or storage are forbidden.
  }
  return kept === 'incl_tax' || kept === 'excl_tax' ? kept : null;
}

/** Prices rule 5, for the script in the head: a page from a cache shows this shopper's view from the first paint. */
export function applyStoredPriceView(): void {
  const view = storedPriceView();
  if (view) document.documentElement.dataset['priceView'] = view;
}
