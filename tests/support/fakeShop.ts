import type {
  ApiResult,
  CartItem,
  CartSelection,
  ListingProduct,
  ShopApi,
  Suggestions,
  Totals,
} from '../../src/shared/api';
import { failed, ok } from '../../src/shared/api/result';
import { toCents, type Amount } from '../../src/shared/money';
import { SilentCheckout } from './silentCheckout';

/** Euros incl. VAT in both views. */
export const amount = (euros: number): Amount => ({
  inclTax: toCents(euros * 100),
  exclTax: toCents((euros * 100) / 1.21),
});

export function cartItem(given: Partial<CartItem> & Pick<CartItem, 'id' | 'name'>): CartItem {
  const qty = given.qty ?? 1;
  return {
    sku: given.id,
    url: `/${given.id}`,
    qty,
    price: amount(10),
    rowTotal: amount(10 * qty),
    regularRowTotal: amount(10 * qty),
    volumeDiscount: amount(0),
    options: [],
    selection: { sku: given.id, qty },
    maxQty: null,
    unit: 'STUK',
    messages: [],
    productId: given.id,
    categories: [],
    image: '',
    imageAlt: '',
    parentProductId: null,
    quoteId: '',
    productFamily: '',
    fromPrice: null,
    variant: '',
    pieces: null,
    delivery: null,
    ...given,
  };
}

export const noSuggestions: Suggestions = { categories: [], filters: [], keywords: [], products: [] };

/** A shop in memory: a cart that is kept like the real one's, and answers that a test can replace. */
export class FakeShop extends SilentCheckout implements ShopApi {
  items: CartItem[] = [];
  asked: string[] = [];
  /** The products it answers when asked for them by name. */
  known: ListingProduct[] = [];
  /** What the next calls answer instead of the cart; the last one given stays. */
  answer: ApiResult<never> | null = null;

  product = (): Promise<ApiResult<never>> => Promise.resolve(failed({ kind: 'network' }));
  promise: ShopApi['promise'] = () => Promise.resolve(failed({ kind: 'network' }));
  judgeRows: ShopApi['judgeRows'] = () => Promise.resolve(failed({ kind: 'network' }));
  addRows: ShopApi['addRows'] = () => Promise.resolve(failed({ kind: 'network' }));
  setWish: ShopApi['setWish'] = (wish) => Promise.resolve(this.answer ?? ok(wish));
  addReview: ShopApi['addReview'] = ({ sku }) => Promise.resolve(this.answer ?? ok({ sku, status: 'pending' }));
  listing = (): Promise<ApiResult<never>> => Promise.resolve(failed({ kind: 'network' }));
  products = (): Promise<ApiResult<{ items: ListingProduct[] }>> =>
    Promise.resolve(this.answer ?? ok({ items: this.known }));
  suggestions = (query: string): Promise<ApiResult<Suggestions>> => {
    this.asked.push(query);
    return Promise.resolve(this.answer ?? ok(noSuggestions));
  };
  totals = (): Promise<ApiResult<Totals>> => Promise.resolve(this.answer ?? ok(this.sum()));

  addToCart = (selection: CartSelection) => {
    this.asked.push(`add ${selection.qty} x ${selection.sku}`);
    if (this.answer) return Promise.resolve(this.answer);
    const item = cartItem({
      id: `${selection.sku}-${this.asked.length}`,
      name: `Artikel ${selection.sku}`,
      qty: selection.qty,
    });
    this.items.push(item);
    return Promise.resolve(ok({ sku: selection.sku, itemId: item.id, totals: this.sum() }));
  };

  changeQuantity = (itemId: string, qty: number) => {
    this.asked.push(`${itemId}: ${qty}`);
    if (this.answer) return Promise.resolve(this.answer);
    this.items = this.items.map((item) =>
      item.id === itemId ? { ...item, qty, rowTotal: amount(10 * qty), regularRowTotal: amount(10 * qty) } : item,
    );
    return Promise.resolve(ok(this.sum()));
  };

  replaceItem = (itemId: string, selection: CartSelection) => {
    this.asked.push(`${itemId}: ${selection.qty} x ${selection.sku}`);
    if (this.answer) return Promise.resolve(this.answer);
    const item = cartItem({ id: itemId, name: `Artikel ${selection.sku}`, qty: selection.qty, selection });
    this.items = this.items.map((line) => (line.id === itemId ? item : line));
    return Promise.resolve(ok({ sku: selection.sku, itemId, totals: this.sum() }));
  };

  removeItem = (itemId: string) => {
    if (this.answer) return Promise.resolve(this.answer);
    this.items = this.items.filter((item) => item.id !== itemId);
    return Promise.resolve(ok(this.sum()));
  };

  private sum(): Totals {
    const cents = this.items.reduce((total, { rowTotal }) => total + rowTotal.inclTax, 0);
    return {
      itemsQty: this.items.reduce((total, { qty }) => total + qty, 0),
      subtotal: amount(cents / 100),
      shipping: toCents(0),
      shippingExclTax: toCents(0),
      discount: toCents(0),
      discountExclTax: toCents(0),
      volumeDiscount: toCents(0),
      volumeDiscountExclTax: toCents(0),
      tax: toCents(0),
      grandTotal: toCents(cents),
      couponCode: null,
      items: this.items,
      isVirtual: false,
      validStock: true,
      freeShippingRemaining: toCents(Math.max(0, 75_000 - cents)),
      delivery: null,
    };
  }
}

export const refusal = (message: string): ApiResult<never> =>
  failed({ kind: 'refused', status: 422, code: 'quantity', message });
