import { readSession, removeSession, writeSession } from '../../storage';

const KEY = 'checkout-last-entry';

/**
 * Specification 4: before the page goes away to a payment its address is remembered; who comes back to the same address
 * has not paid, and gets the cart back. Remembered once.
 */
export const pendingPayment = {
  remember: () => writeSession(KEY, location.pathname),
  /** Whether a payment was left for from this page; the next time it answers no. */
  takeBack(): boolean {
    const isSame = readSession(KEY) === location.pathname;
    removeSession(KEY);
    return isSame;
  },
};
