import type { ListingProduct, Stock } from '../api/schemas';
import type { Amount } from '../money';

/** What a stock line says, as a key of the product words with its values, and in which colour. */
export interface StockWords {
  readonly key: 'inStock' | 'inStockDelivery' | 'onlyLeft' | 'availableLater' | 'outOfStock';
  readonly values: Readonly<Record<string, string | number>>;
  readonly tone: '' | 'low' | 'later' | 'out';
}

/** Specification 4: the stock wording states. */
export function stockWords(stock: Stock): StockWords {
  switch (stock.state) {
    case 'in_stock':
      return { key: 'inStock', values: {}, tone: '' };
    case 'in_stock_delivery':
      return { key: 'inStockDelivery', values: { days: stock.delivery }, tone: '' };
    case 'only_left':
      return { key: 'onlyLeft', values: { n: stock.qty }, tone: 'low' };
    case 'available_later':
      return { key: 'availableLater', values: { n: stock.days }, tone: 'later' };
    case 'out_of_stock':
      return { key: 'outOfStock', values: {}, tone: 'out' };
  }
}

/** A card names no delivery time: it stands on the product's own page. */
export function cardStock(stock: Stock): Stock {
  return stock.state === 'in_stock_delivery' ? { state: 'in_stock' } : stock;
}

/** What a card's button does: a product with choices is chosen, and one that can't be had is looked at, on its own page. */
export function cardAction({ type, inStock }: Pick<ListingProduct, 'type' | 'inStock'>): 'buy' | 'choose' | 'view' {
  if (type !== 'simple') return 'choose';
  return inStock ? 'buy' : 'view';
}

/** What is struck through; null where nothing is off. */
export function oldPrice(regular: Amount, final: Amount): Amount | null {
  return regular.inclTax > final.inclTax ? regular : null;
}

/** Whole percents, rounded down: a badge never promises more than the till gives. */
export function discountPercent(regular: Amount, final: Amount): number {
  if (regular.inclTax <= 0) return 0;
  return Math.max(0, Math.floor(((regular.inclTax - final.inclTax) / regular.inclTax) * 100));
}

/** A rating in half stars, as the style sheet knows them: "4.5". */
export function halfStars(value: number): string {
  return (Math.round(value * 2) / 2).toFixed(1);
}

/** What the part `analytics` tells of a card that was seen or followed: GA4's fields, the price in euros with VAT. */
export function analyticsItem({ sku, name, finalPrice }: Pick<ListingProduct, 'sku' | 'name' | 'finalPrice'>) {
  return { item_id: sku, item_name: name, price: finalPrice.inclTax / 100 };
}
