import * as v from 'valibot';
import type { AddedToCart, ApiResult, Totals } from '../../shared/api';
import { CartRequestSchema } from '../../shared/api/printed';
import { noPart, type PartResult } from '../../shared/api/partResult';
import { readRequest } from '../../shared/api/readRequest';
import { failed, ok } from '../../shared/api/result';
import type { AskedEvents } from '../../shared/platform/events/ShopEvents';
import { partElements } from '../../shared/platform/partElements';
import { cart } from './index';
import { canBeSeen, minicart } from './adding/drawer';

/** What `noest.cart` does. */

// A key that none of them knows, such as `quantity`, is a mistake of who asks.
const KnownKeysSchema = v.strictObject(CartRequestSchema.entries);
const itemId = v.pipe(v.string(), v.nonEmpty());
const LineSchema = v.strictObject({ itemId });
const ChangeSchema = v.strictObject({ itemId, qty: v.pipe(v.number(), v.finite(), v.gtValue(0)) });

export async function getCart(): Promise<ApiResult<Totals>> {
  await cart.load();
  const totals = cart.totals.peek();
  return totals ? ok(totals) : failed(cart.loadError.peek() ?? { kind: 'aborted' });
}

export async function addToCart(request: AskedEvents['add-to-cart']): Promise<ApiResult<AddedToCart>> {
  readRequest('cart.add', KnownKeysSchema, request);
  return cart.add(readRequest('cart.add', CartRequestSchema, request));
}

export async function changeLine(request: v.InferInput<typeof ChangeSchema>): Promise<ApiResult<Totals>> {
  const { itemId: id, qty } = readRequest('cart.change', ChangeSchema, request);
  return cart.changeQuantity(id, qty);
}

export async function removeLine(request: v.InferInput<typeof LineSchema>): Promise<ApiResult<Totals>> {
  return cart.remove(readRequest('cart.remove', LineSchema, request).itemId);
}

export async function openCart(): Promise<PartResult<null>> {
  const link = partElements('minicart').find(canBeSeen);
  if (link) {
    minicart.open();
    await window.noest.mount(link);
    if (link.dataset['mountState'] === 'mounted') return { ok: true, value: null };
    minicart.close();
  }
  return noPart('minicart');
}
