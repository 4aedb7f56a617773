import type { Actions } from './Actions';

/** All actions. It is loaded with the first one that is used, and each feature with the first of its own. */
export const actions: Actions = {
  cart: {
    get: async () => (await import('../../widgets/cart/actions')).getCart(),
    add: async (request) => (await import('../../widgets/cart/actions')).addToCart(request),
    change: async (request) => (await import('../../widgets/cart/actions')).changeLine(request),
    remove: async (request) => (await import('../../widgets/cart/actions')).removeLine(request),
    open: async () => (await import('../../widgets/cart/actions')).openCart(),
  },
  customer: {
    get: async () => (await import('../../widgets/account/actions')).getCustomer(),
  },
  listing: {
    get: async () => (await import('../../widgets/listing/actions')).getListing(),
    change: async (request) => (await import('../../widgets/listing/actions')).changeListing(request),
  },
  prices: {
    get: async () => (await import('../../widgets/prices/actions')).getPriceView(),
    set: async (request) => (await import('../../widgets/prices/actions')).setPriceView(request),
  },
};
