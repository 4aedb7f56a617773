import * as v from 'valibot';
import { CartRequestSchema } from '../shared/api/printed';
import { failed, ok } from '../shared/api/result';
import { cart } from '../widgets/cart';
import type { Actions } from './Actions';

const itemId = v.pipe(v.string(), v.nonEmpty());
const LineSchema = v.object({ itemId });
const ChangeSchema = v.object({ itemId, qty: v.pipe(v.number(), v.gtValue(0)) });

export const getCart: Actions['cart']['get'] = async () => {
  await cart.load();
  const totals = cart.totals.peek();
  return totals ? ok(totals) : failed(cart.loadError.peek() ?? { kind: 'aborted' });
};

export const addToCart: Actions['cart']['add'] = async (request) => cart.add(v.parse(CartRequestSchema, request));

export const changeLine: Actions['cart']['change'] = async (request) => {
  const { itemId: id, qty } = v.parse(ChangeSchema, request);
  return cart.changeQuantity(id, qty);
};

export const removeLine: Actions['cart']['remove'] = async (request) =>
  cart.remove(v.parse(LineSchema, request).itemId);
