import type { ApiResult, CallOptions } from './ApiResult';
import type { NewReview, ReviewReceived, Wish } from './schemas';

/** What a customer can do beside ordering. */
export interface CustomerApi {
  /** Puts a product on the wish list or takes it off; refused with 401 for a guest. */
  setWish(wish: Wish, options?: CallOptions): Promise<ApiResult<Wish>>;
  /** Hands in a review, which shows once somebody of the shop has read it; refused with 401 for a guest. */
  addReview(review: NewReview, options?: CallOptions): Promise<ApiResult<ReviewReceived>>;
}
