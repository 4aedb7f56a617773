import type { Amount } from '../../../shared/money';
import { pageConfig } from '../../../shared/platform/config';
import { discountPercent } from '../card/model';
import type { ShownPrice, ShownProduct } from '../store';
import { offerData } from './structuredData';

/**
 * Product rule 25: writes the shown product to elements outside of its form: the text of `data-shows="sku"`, and the
 * attributes of a part `price` with `data-shows="price"`, which renders again by them; the percentage in `data-shows="discount"`.
 */
export function writeShown({ sku, price, offer }: Pick<ShownProduct, 'sku' | 'price' | 'offer'>): void {
  for (const element of document.querySelectorAll('[data-shows="sku"]')) element.textContent = sku;
  for (const element of document.querySelectorAll<HTMLElement>('[data-shows="price"]')) {
    Object.assign(element.dataset, priceAttributes(price));
  }
  // A tier is no reduction (product rule 17), so the percentage is that of a single piece.
  const percent = price.regular ? discountPercent(price.regular, offer?.finalPrice ?? price.final) : 0;
  for (const element of document.querySelectorAll<HTMLElement>('[data-shows="discount"]')) {
    element.textContent = percent > 0 ? `-${percent}%` : '';
    element.hidden = percent === 0;
  }
}

function priceAttributes({ regular, final, isFrom, unit }: ShownPrice): Record<string, string> {
  return {
    ...euros('price', regular ?? final),
    ...euros('finalPrice', final),
    from: String(isFrom),
    unit,
  };
}

function euros(name: string, { inclTax, exclTax }: Amount): Record<string, string> {
  return { [`${name}InclTax`]: String(inclTax / 100), [`${name}ExclTax`]: String(exclTax / 100) };
}

/**
 * Product rule 25: the page's JSON-LD follows the shown offer.
 */
export function writeStructuredData({
  sku,
  name,
  offer,
  pictures,
}: Pick<ShownProduct, 'sku' | 'name' | 'offer' | 'pictures'>): void {
  if (!offer) return;
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const { firstChild: text } = script;
    const data = text instanceof Text ? productIn(text.data) : null;
    if (!data || !(text instanceof Text)) continue;
    const image = pictures?.map(({ src }) => new URL(src, location.href).href) ?? data['image'];
    const url = `${location.origin}${location.pathname}${location.search}`;
    const json = JSON.stringify({ ...data, sku, name, image, offers: offerData(offer, url, pageConfig().currency) });
    const ran = document.querySelector<HTMLScriptElement>('script[src]');
    if (ran) script.replaceWith(dataBlock(ran, json));
    else text.data = json;
  }
}

/**
 * A block of JSON-LD that is a copy of a script which has run. Firefox holds the text of a block of data to the Trusted Types
 * policy of the page whenever it changes, as if it could run. What has run,
 * and a copy of it, is never looked at again.
 */
function dataBlock(ran: HTMLScriptElement, json: string): Node {
  const block = ran.cloneNode() as HTMLScriptElement;
  for (const name of block.getAttributeNames()) block.removeAttribute(name);
  block.type = 'application/ld+json';
  block.append(json);
  return block;
}

function productIn(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text);
    return data !== null && typeof data === 'object' && '@type' in data && data['@type'] === 'Product'
      ? { ...data }
      : null;
  } catch {
    return null;
  }
}
