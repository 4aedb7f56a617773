import * as v from 'valibot';
import { operation } from '../operation';
import { CART_FIELDS, CartSchema, inCart, withoutLineErrors } from './answer';
import type { CartItemInput } from './selection';

const ADD =
  `mutation addToCart($cart:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$cart,cartItems:$items){cart{${CART_FIELDS}} user_errors{code message}}}` as const;
const READ = `query cart($cart:String!){cart(cart_id:$cart){${CART_FIELDS}}}` as const;
const CHANGE =
  `mutation changeQuantity($cart:String!,$item:ID!,$quantity:Float!){updateCartItems(input:{cart_id:$cart,cart_items:[{cart_item_uid:$item,quantity:$quantity}]}){cart{${CART_FIELDS}}}}` as const;
const REMOVE =
  `mutation removeItem($cart:String!,$item:ID!){removeItemFromCart(input:{cart_id:$cart,cart_item_uid:$item}){cart{${CART_FIELDS}}}}` as const;

export interface OfCart {
  /** The masked id of the cart. */
  readonly cart: string;
}

export const readCart = operation<OfCart>()({
  name: 'cart',
  document: READ,
  olderDocument: withoutLineErrors(READ),
  answer: inCart,
});

/** Cart rule 3: adding may take 25 s. */
const ADD_TO_CART_MS = 25_000;

export const addToCart = operation<OfCart & { readonly items: readonly CartItemInput[] }>()({
  name: 'addToCart',
  document: ADD,
  olderDocument: withoutLineErrors(ADD),
  answer: v.object({
    addProductsToCart: v.object({
      cart: CartSchema,
      user_errors: v.array(v.object({ code: v.string(), message: v.string() })),
    }),
  }),
  keepalive: true,
  timeLimit: ADD_TO_CART_MS,
});

export const changeQuantity = operation<OfCart & { readonly item: string; readonly quantity: number }>()({
  name: 'changeQuantity',
  document: CHANGE,
  olderDocument: withoutLineErrors(CHANGE),
  answer: v.object({ updateCartItems: inCart }),
  keepalive: true,
});

export const removeItem = operation<OfCart & { readonly item: string }>()({
  name: 'removeItem',
  document: REMOVE,
  olderDocument: withoutLineErrors(REMOVE),
  answer: v.object({ removeItemFromCart: inCart }),
  keepalive: true,
});

/** The cart of the customer who is logged in; Magento makes one where there is none. */
export const customerCart = operation<Record<string, never>>()({
  name: 'customerCart',
  document: 'query customerCart{customerCart{id}}',
  answer: v.object({ customerCart: v.object({ id: v.string() }) }),
});
