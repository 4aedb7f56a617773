import type { ApiError } from './result';

/** The page has none of the parts that could do it, or none that works. */
interface NoPart {
  readonly kind: 'no-part';
  /** Names as `data-component` has them. */
  readonly parts: readonly string[];
}

/** What an action that needs a part on the page resolves to. */
export type PartResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError | NoPart };

/** The outcome where a part is missing. */
export const noPart = (...parts: readonly string[]) => ({ ok: false, error: { kind: 'no-part', parts } }) as const;
