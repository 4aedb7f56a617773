import type { Cart } from './Cart';

type Listener = (cart: Cart) => void;

const listeners = new Set<Listener>();
let started: Cart | undefined;

/**
 * Whether the cart's code is on the page. What only follows the cart, such as the badge, waits here for it, so that a shopper
 * without a cart fetches none of it (cart rule 40).
 */
export const cartStart: {
  readonly isDone: boolean;
  /** Calls `listener` once, now or when the cart's code is there, unless `signal` aborts first. */
  await(listener: Listener, signal: AbortSignal): void;
  announce(cart: Cart): void;
} = {
  get isDone() {
    return started !== undefined;
  },
  await(listener, signal) {
    if (started) return listener(started);
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
  announce(cart) {
    started = cart;
    for (const listener of listeners) listener(cart);
    listeners.clear();
  },
};
