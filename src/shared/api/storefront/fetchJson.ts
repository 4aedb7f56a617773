import { HTTPError } from 'ky';
import * as v from 'valibot';
import { failed, ok } from '../result';
import { RefusalSchema } from '../schemas';
import type { ApiError, ApiResult } from '../ShopApi';

interface JsonAnswer {
  readonly body: unknown;
  readonly cacheControl: string | null;
}

const TIMED_OUT = Symbol('timed out');

/**
 * One answer, read to its end within `timeLimit` milliseconds, tries in between included. Never rejects: whatever goes
 * wrong is an ApiError.
 */
export async function fetchJson(
  request: (signal: AbortSignal) => Promise<Response>,
  timeLimit: number,
  signal?: AbortSignal,
): Promise<ApiResult<JsonAnswer>> {
  const call = new AbortController();
  const abort = () => call.abort();
  const timer = setTimeout(() => call.abort(TIMED_OUT), timeLimit);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await request(call.signal);
    return toJson(await response.text(), response.headers);
  } catch (error) {
    if (call.signal.reason === TIMED_OUT) return failed({ kind: 'timeout', afterMs: timeLimit });
    if (call.signal.aborted) return failed({ kind: 'aborted' });
    return failed(error instanceof HTTPError ? await refusal(error.response) : { kind: 'network' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function toJson(text: string, headers: Headers): ApiResult<JsonAnswer> {
  try {
    return ok({ body: JSON.parse(text), cacheControl: headers.get('Cache-Control') });
  } catch {
    const found = `${headers.get('Content-Type') ?? 'no content type'}, ${JSON.stringify(text.slice(0, 40))}`;
    return failed({ kind: 'garbage', issue: `answer: expected JSON, found ${found}` });
  }
}

/** The shop's own words where a 4xx answer carries them, the bare status elsewhere. */
async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  if (status >= 500) return { kind: 'status', status };
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(RefusalSchema, body);
  if (!parsed.success) return { kind: 'status', status };
  const { code, message, available } = parsed.output;
  return { kind: 'refused', status, code, message, ...(available !== undefined && { available }) };
}
