import type { AddedToCart, ApiError, ApiResult, CartItem, ShopApi, Totals } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { toCents } from '../../../../shared/money';

/** How a waiting call ends: done, refused, never received, or done but the answer lost. */
export type Ending = 'ok' | 'refused' | 'lost' | 'answer lost';

const NETWORK: ApiError = { kind: 'network' };
const REFUSED: ApiError = { kind: 'refused', status: 422, code: 'NO', message: 'Dat kan niet' };

interface Call {
  readonly name: string;
  end(ending: Ending): void;
}

/**
 * A shop for tests of the store: it keeps a cart, and a test ends each call when and how it chooses. `without`: what the
 * answer to an addition leaves out.
 */
export function createFakeShop(start: Readonly<Record<string, number>> = {}, without: Partial<AddedToCart> = {}) {
  const lines = new Map(Object.entries(start));
  const waiting: Call[] = [];
  let added = 0;
  let coupon: string | null = null;

  const totals = (): Totals => ({
    ...totalsOf([...lines].map(([id, qty]) => cartItem(id, qty))),
    couponCode: fake.hidesCoupon ? undefined : coupon,
  });

  function call<T>(name: string, work: () => ApiResult<T>, signal?: AbortSignal): Promise<ApiResult<T>> {
    return new Promise((resolve) => {
      const leave = (answer: ApiResult<T>) => {
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
        resolve(answer);
      };
      const entry: Call = {
        name,
        end(ending) {
          if (ending === 'lost') return leave(failed(NETWORK));
          if (ending === 'refused') return leave(failed(REFUSED));
          const answer = work();
          leave(ending === 'ok' ? answer : failed(NETWORK));
        },
      };
      waiting.push(entry);
      signal?.addEventListener('abort', () => leave(failed({ kind: 'aborted' })));
    });
  }

  const onLine = (itemId: string, change: () => void) => (): ApiResult<Totals> => {
    if (!lines.has(itemId)) return failed(REFUSED);
    change();
    return ok(totals());
  };

  const api: Pick<
    ShopApi,
    | 'totals'
    | 'changeQuantity'
    | 'removeItem'
    | 'replaceItem'
    | 'addToCart'
    | 'coupons'
    | 'applyCoupon'
    | 'removeCoupon'
  > = {
    totals: (options) => call('totals', () => ok(totals()), options?.signal),
    changeQuantity: (itemId, qty) =>
      call(
        `${itemId} = ${qty}`,
        onLine(itemId, () => lines.set(itemId, qty)),
      ),
    removeItem: (itemId) =>
      call(
        `remove ${itemId}`,
        onLine(itemId, () => lines.delete(itemId)),
      ),
    replaceItem: (itemId, { sku, qty }) =>
      call(`${itemId} = ${qty} x ${sku}`, () => {
        if (!lines.has(itemId)) return failed(REFUSED);
        lines.set(itemId, qty);
        return ok({ sku, itemId, totals: totals() });
      }),
    applyCoupon: (code) =>
      call(`coupon ${code}`, () => {
        coupon = code;
        return ok({ isApplied: true, message: '', totals: totals() });
      }),
    coupons: () => call('coupons', () => ok(fake.coupons)),
    removeCoupon: () =>
      call('no coupon', () => {
        coupon = null;
        return ok(totals());
      }),
    addToCart: ({ sku, qty }) =>
      call(`add ${qty} x ${sku}`, () => {
        const itemId = `${sku}-${(added += 1)}`;
        lines.set(itemId, qty);
        return ok({ sku, itemId, totals: totals(), ...without });
      }),
  };

  const fake = {
    /** Whether its totals leave the code out. */
    hidesCoupon: false,
    coupons: [] as readonly string[],
    lines,
    waiting,
    ask: <T>(question: (shop: ShopApi) => Promise<ApiResult<T>>) => question(api as ShopApi),
    /** Ends the call that waits longest, if any. */
    serve: (ending: Ending = 'ok') => waiting[0]?.end(ending),
  };
  return fake;
}

/** A line of one article of € 1,21. */
export function cartItem(id: string, qty: number): CartItem {
  const amount = { inclTax: toCents(121), exclTax: toCents(100) };
  const rowTotal = { inclTax: toCents(121 * qty), exclTax: toCents(100 * qty) };
  return {
    id,
    sku: `sku-${id}`,
    name: `Plank ${id}`,
    url: `/plank-${id}`,
    qty,
    price: amount,
    rowTotal,
    regularRowTotal: rowTotal,
    volumeDiscount: { inclTax: toCents(0), exclTax: toCents(0) },
    options: [],
    selection: { sku: `sku-${id}`, qty: 1 },
    maxQty: null,
    unit: 'STUK',
    messages: [],
    productId: id,
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
  };
}

export function totalsOf(items: CartItem[]): Totals {
  const sum = (amount: (item: CartItem) => number) => toCents(items.reduce((total, item) => total + amount(item), 0));
  const subtotal = { inclTax: sum((item) => item.rowTotal.inclTax), exclTax: sum((item) => item.rowTotal.exclTax) };
  return {
    itemsQty: items.reduce((total, item) => total + item.qty, 0),
    subtotal,
    shipping: toCents(0),
    shippingExclTax: toCents(0),
    discount: toCents(0),
    discountExclTax: toCents(0),
    tax: toCents(subtotal.inclTax - subtotal.exclTax),
    grandTotal: subtotal.inclTax,
    couponCode: null,
    items,
    volumeDiscount: toCents(0),
    volumeDiscountExclTax: toCents(0),
    isVirtual: false,
    validStock: true,
    freeShippingRemaining: null,
    delivery: null,
  };
}
