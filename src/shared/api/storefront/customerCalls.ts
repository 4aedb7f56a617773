import type { CustomerApi } from '../CustomerApi';
import { ReviewReceivedSchema, WishSchema } from '../schemas';
import type { Client } from './client';

export function customerCalls(client: Pick<Client, 'write'>): CustomerApi {
  return {
    setWish: ({ sku, isWished }, { signal } = {}) =>
      client.write(WishSchema, {
        method: isWished ? 'put' : 'delete',
        path: `api/customer/wishlist/${encodeURIComponent(sku)}`,
        signal,
      }),
    addReview: (review, { signal } = {}) =>
      client.write(ReviewReceivedSchema, { method: 'post', path: 'api/customer/reviews', body: review, signal }),
  };
}
