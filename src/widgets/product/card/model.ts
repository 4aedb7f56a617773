import type { ListingProduct, Stock } from '../../../shared/api';
import type { Amount } from '../../../shared/money';

/** The text of a stock line, as a key of the product messages with its values, and its colour. */
export interface StockText {
  readonly key: 'inStock' | 'inStockDelivery' | 'onlyLeft' | 'moreLater' | 'availableLater' | 'outOfStock';
  readonly values: Readonly<Record<string, string | number>>;
  readonly tone: '' | 'low' | 'later' | 'out';
}

/** Product rule 14: the wording of each stock state. */
export function stockText(stock: Stock): StockText {
  switch (stock.state) {
    case 'in_stock':
      return { key: 'inStock', values: {}, tone: '' };
    case 'in_stock_delivery':
      return { key: 'inStockDelivery', values: { days: stock.delivery }, tone: '' };
    case 'only_left':
      return { key: 'onlyLeft', values: { n: stock.qty }, tone: 'low' };
    case 'more_later':
      return { key: 'moreLater', values: { n: stock.qty, days: stock.days }, tone: 'low' };
    case 'available_later':
      return { key: 'availableLater', values: { n: stock.days }, tone: 'later' };
    case 'out_of_stock':
      return { key: 'outOfStock', values: {}, tone: 'out' };
  }
}

/** Product rule 14: a card shows no delivery time. */
export function cardStock(stock: Stock): Stock {
  return stock.state === 'in_stock_delivery' ? { state: 'in_stock' } : stock;
}

/** Product rule 29: what the button of a card does; none where the shop gives neither SKU nor page. */
export function cardAction({
  type,
  inStock,
  sku,
  url,
}: Pick<ListingProduct, 'type' | 'inStock' | 'sku' | 'url'>): 'buy' | 'choose' | 'view' | 'none' {
  if (type === 'simple' && inStock && sku) return 'buy';
  if (!url) return 'none';
  return type === 'simple' ? 'view' : 'choose';
}

interface Reduced {
  readonly regularPrice: Amount;
  /** Of the 30 days before the reduction; null where the shop gives none. */
  readonly lowestPrice: Amount | null;
}

/** Product rule 17: what a reduction starts from: never more than the lowest price of 30 days. */
export function startPrice({ regularPrice, lowestPrice }: Reduced): Amount {
  return lowestPrice && lowestPrice.inclTax < regularPrice.inclTax ? lowestPrice : regularPrice;
}

/** Product rule 17: the price to strike through; null where there is no reduction. */
export function oldPrice(regular: Amount, final: Amount): Amount | null {
  return regular.inclTax > final.inclTax ? regular : null;
}

/** Product rule 19: in whole percent, rounded down; 0 where there is no reduction. Whole cents times 100 are exact, a part of one is not. */
export function discountPercent(regular: Amount, final: Amount): number {
  if (regular.inclTax <= 0) return 0;
  return Math.max(0, Math.floor(((regular.inclTax - final.inclTax) * 100) / regular.inclTax));
}

/** A rating in half stars, as rating.css has them: "4.5". */
export function halfStars(value: number): string {
  return (Math.round(value * 2) / 2).toFixed(1);
}

/** The GA4 item of a card, which the part `analytics` reads; the price in euros incl. VAT. */
export function analyticsItem({ sku, name, finalPrice }: Pick<ListingProduct, 'sku' | 'name' | 'finalPrice'>) {
  return { item_id: sku, item_name: name, price: finalPrice.inclTax / 100 };
}
