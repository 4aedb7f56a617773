import { HTTPError } from 'ky';
import * as v from 'valibot';
import { failed, ok } from '../result';
import { ErrorTextSchema, ExceptionSchema, RefusalSchema } from '../schemas';
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

/** An empty answer is null: a call that only has to succeed may say nothing. An address may come without its quotes. */
function toJson(text: string, headers: Headers): ApiResult<JsonAnswer> {
  const cacheControl = headers.get('Cache-Control');
  if (text === '') return ok({ body: null, cacheControl });
  if (/^(?:https?:\/)?\/\S*$/.test(text.trim())) return ok({ body: text.trim(), cacheControl });
  try {
    return ok({ body: JSON.parse(text), cacheControl });
  } catch {
    const found = `${headers.get('Content-Type') ?? 'no content type'}, ${JSON.stringify(text.slice(0, 40))}`;
    return failed({ kind: 'invalid-response', issue: `answer: expected JSON, found ${found}` });
  }
}

/** Shared rule 21: of a 5xx answer only these words count; what else it says is for its makers. */
const FaultSchema = v.union([ExceptionSchema, ErrorTextSchema]);
const AnyRefusalSchema = v.union([RefusalSchema, ExceptionSchema, ErrorTextSchema]);

/** The shop's own words where its answer carries them, the bare status elsewhere. */
async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(status >= 500 ? FaultSchema : AnyRefusalSchema, body);
  if (!parsed.success) return { kind: 'status', status };
  const { code, message } = parsed.output;
  const available = 'available' in parsed.output ? parsed.output.available : undefined;
  return { kind: 'refused', status, code, message, ...(available !== undefined && { available }) };
}

/** What a shop answered, as the declared type; or an error that names the first value that is not. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): ApiResult<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return failed({ kind: 'invalid-response', issue: `${v.getDotPath(issue) ?? 'answer'}: ${describe(issue)}` });
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.expected === null ? issue.message : `expected ${issue.expected}, found ${issue.received}`;
}
