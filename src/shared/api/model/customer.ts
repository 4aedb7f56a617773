/** Whether a product is on the wish list. */
export interface Wish {
  readonly sku: string;
  readonly isWished: boolean;
}

/** How long the texts of a review are, in characters: the browser asks it, the shop checks it again. */
export const REVIEW_LENGTHS = { title: { min: 3, max: 100 }, text: { min: 10, max: 2000 } } as const;

export interface NewReview {
  readonly sku: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly text: string;
}

/** It waits to be read by the shop. */
export interface ReviewReceived {
  readonly sku: string;
  readonly status: 'pending';
}
