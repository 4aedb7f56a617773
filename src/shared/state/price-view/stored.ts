/**
 * The price view a shopper chose before. Stands alone, because the head's script takes it in whole: it has to be known
 * before the first price is painted.
 */
export function storedPriceView(): 'incl_tax' | 'excl_tax' | null {
  let kept: string | null | undefined;
  try {
    kept = /(?:^|; )price_view=(\w+)/.exec(document.cookie)?.[1] ?? sessionStorage.getItem('price-view');
  } catch {
    // Cookies or storage are forbidden: nothing was kept.
  }
  return kept === 'incl_tax' || kept === 'excl_tax' ? kept : null;
}
