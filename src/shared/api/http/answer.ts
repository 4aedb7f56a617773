import { HTTPError } from 'ky';
import * as v from 'valibot';
import { failed, ok, type ApiError, type ApiResult, type Refusal } from '../result';

/** Of what a console line shows of an answer. */
const LONGEST_FOUND = 40;

interface JsonAnswer {
  readonly body: unknown;
  readonly cacheControl: string | null;
}

/** What an answer with an error status says to the shopper; null where it says nothing. `body` is null where it is no JSON. */
export type ReadRefusal = (status: number, body: unknown) => Refusal | null;

interface FetchOptions {
  /** Milliseconds for the whole answer, tries in between included. */
  readonly timeLimit: number;
  readonly readRefusal: ReadRefusal;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One answer, read to its end within its time limit. Never rejects: whatever goes wrong is an ApiError.
 */
export async function fetchJson(
  request: (signal: AbortSignal) => Promise<Response>,
  { timeLimit, readRefusal, signal }: FetchOptions,
): Promise<ApiResult<JsonAnswer>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    const response = await request(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
    return toJson(await response.text(), response.headers);
  } catch (error) {
    if (signal?.aborted) return failed({ kind: 'aborted' });
    if (limit.signal.aborted) return failed({ kind: 'timeout', afterMs: timeLimit });
    return failed(error instanceof HTTPError ? await refusal(error.response, readRefusal) : { kind: 'network' });
  } finally {
    clearTimeout(timer);
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
    const found = `${headers.get('Content-Type') ?? 'no content type'}, ${JSON.stringify(text.slice(0, LONGEST_FOUND))}`;
    return failed({ kind: 'invalid-response', issue: `answer: expected JSON, found ${found}` });
  }
}

/** The shop's own words where its answer carries them, the bare status elsewhere. */
async function refusal(response: Response, readRefusal: ReadRefusal): Promise<ApiError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  const found = readRefusal(status, body);
  return found ? { kind: 'refused', status, ...found } : { kind: 'status', status };
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

/** What was found is the shop's, and as long as it likes. */
function describe({ expected, message, received }: v.BaseIssue<unknown>): string {
  return expected === null ? message : `expected ${expected}, found ${received.slice(0, LONGEST_FOUND)}`;
}
