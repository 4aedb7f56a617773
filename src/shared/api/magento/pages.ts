import { readCookie, writeCookie } from '../../platform/storage';
import { failed, ok, type ApiResult, type CallOptions } from '../result';

/** The shop's own pages and forms, for the few things that GraphQL can't do for a session. */
export interface Pages {
  /** The markup of a page. */
  read(path: string, options?: CallOptions): Promise<ApiResult<string>>;
  /** Sends a form with its form key, also where the page is left. The redirect that answers it is not followed. */
  post(path: string, fields: Readonly<Record<string, string>>, options?: CallOptions): Promise<ApiResult<string>>;
}

const TIME_LIMIT = 10_000;

/** `origin` is without a slash at its end. */
export function createPages(origin: string, fetcher: typeof fetch): Pages {
  async function ask(path: string, init: RequestInit, signal?: AbortSignal): Promise<ApiResult<string>> {
    const limit = AbortSignal.timeout(TIME_LIMIT);
    try {
      const response = await fetcher(`${origin}/${path}`, {
        ...init,
        credentials: 'same-origin',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
      return response.ok || isRedirect
        ? ok(await response.text())
        : failed({ kind: 'status', status: response.status });
    } catch {
      if (signal?.aborted) return failed({ kind: 'aborted' });
      return failed(limit.aborted ? { kind: 'timeout', afterMs: TIME_LIMIT } : { kind: 'network' });
    }
  }

  return {
    read: (path, { signal } = {}) => ask(path, {}, signal),
    post: (path, fields, { signal } = {}) =>
      ask(
        path,
        {
          method: 'POST',
          redirect: 'manual',
          keepalive: true,
          body: new URLSearchParams({ ...fields, form_key: formKey() }),
        },
        signal,
      ),
  };
}

const KEY_CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A form counts if its key equals the cookie's. A page from a cache has no cookie yet: whoever needs the key first makes it. */
function formKey(): string {
  const known = readCookie('form_key');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => KEY_CHARACTERS[byte % KEY_CHARACTERS.length]).join('');
  writeCookie('form_key', made);
  return made;
}
