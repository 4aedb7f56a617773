import type { Amount } from '../money';
import type { ShownPrice, ShownProduct } from '../state/product';

/**
 * Places outside of the box that show something of the product: the text of `data-shows="sku"`, and the attributes of a
 * part `price` with `data-shows="price"`, which writes itself anew by them.
 */
export function writeShown({ sku, price }: Pick<ShownProduct, 'sku' | 'price'>): void {
  for (const place of document.querySelectorAll('[data-shows="sku"]')) place.textContent = sku;
  for (const place of document.querySelectorAll<HTMLElement>('[data-shows="price"]')) {
    Object.assign(place.dataset, priceAttributes(price));
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
