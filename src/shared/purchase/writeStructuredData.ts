import type { ShownProduct } from '../state/product';
import { offerData } from './structuredData';

/**
 * The page's JSON-LD follows the variant that is shown. The text node is written, not the script: a strict Trusted Types
 * policy forbids the latter, and a block of data never runs.
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
    text.data = JSON.stringify({ ...data, sku, name, image, offers: offerData(offer, url) });
  }
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
