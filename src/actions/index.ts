import type { Actions } from './Actions';

/** All actions. It is loaded with the first one that is used, and each feature with the first of its own. */
export const actions: Actions = {
  cart: {
    get: async () => (await import('./cartActions')).getCart(),
    add: async (request) => (await import('./cartActions')).addToCart(request),
    change: async (request) => (await import('./cartActions')).changeLine(request),
    remove: async (request) => (await import('./cartActions')).removeLine(request),
    open: async () => (await import('./openCart')).openCart(),
  },
  customer: {
    get: async () => (await import('./customerActions')).getCustomer(),
  },
  listing: {
    get: async () => (await import('./listingActions')).getListing(),
    change: async (request) => (await import('./listingActions')).changeListing(request),
  },
  prices: {
    get: async () => (await import('./pricesActions')).getPriceView(),
    set: async (request) => (await import('./pricesActions')).setPriceView(request),
  },
};
