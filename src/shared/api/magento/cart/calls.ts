import type { ApiError, ApiResult, CallOptions } from '../../result';
import { failed, ok } from '../../result';
import type { CartSelection, Totals } from '../../model';
import type { ShopApi } from '../../ShopApi';
import { onDemand } from '../../onDemand';
import type { Query } from '../operation';
import { linesOf, reloadTheme, sections } from '../sections';
import { lastIdIn } from '../values';
import { EMPTY_CART } from './answer';
import { noteAnswered, noteBegun, noteFailed } from './begun';
import * as operations from './operations';
import type { PageCart } from './PageCart';
import type { SessionCart } from './SessionCart';
import { toItemInput } from './selection';

export type CartCalls = Pick<
  ShopApi,
  'totals' | 'addToCart' | 'changeQuantity' | 'replaceItem' | 'removeItem' | 'coupons' | 'applyCoupon' | 'removeCoupon'
>;

/** The calls on the cart that the shopper's pages show; the theme's own scripts hear of every change. */
export function cartCalls(query: Query, session: SessionCart, page: PageCart): CartCalls {
  /** Asks with the id of the cart; `none` answers for a shopper without one. */
  async function onCart<T>(
    call: (cart: string) => Promise<ApiResult<T>>,
    none: () => Promise<ApiResult<T>>,
    options?: CallOptions,
  ): Promise<ApiResult<T>> {
    const ask = (cart: string | null) => (cart === null ? none() : call(cart));
    const found = await session.find(options);
    const answer = found.ok ? await ask(found.value) : found;
    if (answer.ok || !(isOfAnother(answer.error) || isNoSuchEntity(answer.error))) return answer;
    // Magento says the same of a line that is gone. What it refused it has not done, so it may be asked once more.
    const renewed = await session.renew(options);
    if (renewed.ok && !(found.ok && renewed.value === found.value)) return ask(renewed.value);
    // The words for the other refusal name the id of a cart: they are for no shopper.
    return isOfAnother(answer.error) ? failed({ kind: 'status', status: 401 }) : answer;
  }

  async function read(options?: CallOptions): Promise<ApiResult<Totals>> {
    return keep(
      await onCart(
        (cart) => mapped(query(operations.readCart, { cart }, options), (data) => data.cart),
        noCart,
        options,
      ),
    );
  }

  /** Keeps the cart of an answer, so that section data which says the same is no change. */
  function keep(answer: ApiResult<Totals>): ApiResult<Totals> {
    if (!answer.ok) return answer;
    const { items, itemsQty } = answer.value;
    const { cart, ...others } = sections.current();
    const lines = linesOf(items.map(({ id, qty }) => [lastIdIn(id), qty]));
    sections.take({ ...others, cart: { id: cart?.id ?? null, qty: itemsQty, lines } });
    return answer;
  }

  function keepChange(answer: ApiResult<Totals>): ApiResult<Totals> {
    keep(answer);
    if (answer.ok) {
      noteAnswered();
      reloadTheme('cart');
    } else {
      noteFailed();
    }
    return answer;
  }

  async function add(selection: CartSelection, options?: CallOptions): Promise<ApiResult<Totals>> {
    const item = toItemInput(selection);
    noteBegun(selection);
    const addTo = async (cart: string): Promise<ApiResult<Totals>> => {
      noteBegun();
      const answer = await query(operations.addToCart, { cart, items: [item] }, options);
      if (!answer.ok) return answer;
      const { cart: totals, user_errors: errors } = answer.value.addProductsToCart;
      const [error] = errors;
      return error ? failed({ kind: 'refused', status: 200, ...error }) : ok(totals);
    };
    const addFirst = () => page.addFirst(selection, { addTo, read, renew: session.renew }, options);
    return keepChange(await onCart(addTo, addFirst, options));
  }

  function change(itemId: string, quantity: number, options?: CallOptions): Promise<ApiResult<Totals>> {
    return changed(
      (cart) =>
        mapped(
          query(operations.changeQuantity, { cart, item: itemId, quantity }, options),
          (data) => data.updateCartItems.cart,
        ),
      options,
    );
  }

  function remove(itemId: string, options?: CallOptions): Promise<ApiResult<Totals>> {
    return changed(
      (cart) =>
        mapped(query(operations.removeItem, { cart, item: itemId }, options), (data) => data.removeItemFromCart.cart),
      options,
    );
  }

  async function changed(
    call: (cart: string) => Promise<ApiResult<Totals>>,
    options?: CallOptions,
  ): Promise<ApiResult<Totals>> {
    noteBegun();
    return keepChange(await onCart(call, noCart, options));
  }

  return {
    totals: read,
    changeQuantity: change,
    removeItem: remove,

    // Which line was added to, Magento does not say.
    addToCart: (selection, options) =>
      mapped(add(selection, options), (totals) => ({ sku: selection.sku, itemId: null, totals })),

    ...onDemand(
      async () => (await import('./rareCalls')).rareCalls(query, { read, add, change, remove, changed }),
      ['replaceItem', 'coupons', 'applyCoupon', 'removeCoupon'],
    ),
  };
}

const noCart = (): Promise<ApiResult<Totals>> => Promise.resolve(ok(EMPTY_CART));

const isNoSuchEntity = (error: ApiError): boolean => isRefusal(error, 'graphql-no-such-entity');

/** The session of a customer has ended, or the cart is no longer this shopper's for another reason. */
const isOfAnother = (error: ApiError): boolean => isRefusal(error, 'graphql-authorization');

function isRefusal(error: ApiError, category: string): boolean {
  return error.kind === 'refused' && error.code === category;
}

async function mapped<From, To>(asked: Promise<ApiResult<From>>, map: (value: From) => To): Promise<ApiResult<To>> {
  const answer = await asked;
  return answer.ok ? ok(map(answer.value)) : answer;
}
