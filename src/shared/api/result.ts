/** A shop that says no. */
export interface Refusal {
  /** For machines. */
  readonly code: string;
  /** The shop's own words, for the shopper. */
  readonly message: string;
  /** What is left, where stock was the reason. */
  readonly available?: number;
}

/**
 * Why a call gave no answer. `refused` is the shop saying no in its own words; all others are errors.
 */
export type ApiError =
  | { readonly kind: 'aborted' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | ({ readonly kind: 'refused'; readonly status: number } & Refusal)
  | { readonly kind: 'status'; readonly status: number }
  /** The answer was no JSON, or not of the declared shape; `issue` names the place, what was expected and what was found. */
  | { readonly kind: 'invalid-response'; readonly issue: string };

export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export function ok<T>(value: T): ApiResult<T> {
  return { ok: true, value };
}

export function failed(error: ApiError): { readonly ok: false; readonly error: ApiError } {
  return { ok: false, error };
}
