import type { ApiError, ApiResult } from './ShopApi';

export function ok<T>(value: T): ApiResult<T> {
  return { ok: true, value };
}

export function failed(error: ApiError): { readonly ok: false; readonly error: ApiError } {
  return { ok: false, error };
}
