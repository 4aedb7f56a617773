import ky, { type Options } from 'ky';
import type { GenericSchema, InferOutput } from 'valibot';
import type { PageConfig } from '../../config';
import { readSession } from '../../storage';
import { parseAnswer } from '../parseAnswer';
import { ok } from '../result';
import type { ApiResult } from '../ShopApi';
import { createAnswerCache } from './answerCache';
import { fetchJson } from './fetchJson';
import { reportFault } from './reportFault';
import { createSharedReads } from './sharedReads';

/** Specification 7: the storefront client's own time limit. */
const DEFAULT_MS = 10_000;

interface Call {
  /** Without a leading slash. */
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
}

interface Read extends Call {
  readonly params?: URLSearchParams;
  /** Whether a fresh answer to the same question may stand in, as far as Cache-Control allows. */
  readonly mayCache?: boolean;
}

interface Write extends Call {
  readonly method: 'post' | 'put' | 'delete';
  readonly body?: unknown;
  readonly timeLimit?: number;
}

export interface Client {
  read<Schema extends GenericSchema>(schema: Schema, call: Read): Promise<ApiResult<InferOutput<Schema>>>;
  write<Schema extends GenericSchema>(schema: Schema, call: Write): Promise<ApiResult<InferOutput<Schema>>>;
}

type ClientConfig = Pick<PageConfig, 'baseUrl' | 'storeId' | 'csrfToken'>;

/** Reads are shared, tried again and sometimes remembered; a write is sent exactly once. */
export function createClient(config: ClientConfig, fetcher?: typeof fetch): Client {
  const http = ky.create({ ...storefrontOptions(config), ...(fetcher && { fetch: fetcher }) });
  const reads = createSharedReads();
  const cache = createAnswerCache();
  const origin = config.baseUrl || location.origin;

  async function read(url: string, { mayCache = false, signal }: Read): Promise<ApiResult<unknown>> {
    const kept = mayCache ? cache.find(url) : undefined;
    if (kept !== undefined) return ok(kept);
    return reads.share(url, signal, async (shared) => {
      const answer = await fetchJson((limited) => http.get(url, { signal: limited }), DEFAULT_MS, shared);
      if (!answer.ok) return answer;
      if (mayCache) cache.keep(url, answer.value.body, answer.value.cacheControl);
      return ok(answer.value.body);
    });
  }

  return {
    async read(schema, call) {
      const query = call.params?.toString();
      const answer = await read(`${origin}/${call.path}${query ? `?${query}` : ''}`, call);
      return told(`GET /${call.path}`, answer.ok ? parseAnswer(schema, answer.value) : answer);
    },

    async write(schema, { path, method, body, timeLimit = DEFAULT_MS, signal }) {
      const options = body === undefined ? { method } : { method, json: body };
      const answer = await fetchJson(
        (limited) => http(`${origin}/${path}`, { ...options, signal: limited }),
        timeLimit,
        signal,
      );
      reads.forget();
      return told(`${method.toUpperCase()} /${path}`, answer.ok ? parseAnswer(schema, answer.value.body) : answer);
    },
  };
}

function told<T>(call: string, answer: ApiResult<T>): ApiResult<T> {
  if (!answer.ok) reportFault(call, answer.error);
  return answer;
}

/** The headers of specification 7. ky's own time limit stops at the headers of an answer; fetchJson's covers its body. */
function storefrontOptions({ storeId, csrfToken }: ClientConfig): Options {
  return {
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-TOKEN': csrfToken,
      Store: storeId,
    },
    timeout: false,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], delay: (attempt) => 250 * 2 ** (attempt - 1) },
    hooks: { beforeRequest: [addBearer] },
  };
}

/** Specification 6: the token of the session goes along where there is one. */
function addBearer(request: Request): void {
  const token = readSession('auth_token');
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
}
