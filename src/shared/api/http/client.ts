import ky, { type Options } from 'ky';
import type { GenericSchema, InferOutput } from 'valibot';
import { failed, ok, type ApiResult } from '../result';
import { fetchJson, parseAnswer, type ReadRefusal } from './answer';
import { createAnswerCache } from './answerCache';
import { reportFault } from './reportApiError';
import { createSharedReads } from './sharedReads';

interface Call {
  /** Without a leading slash. */
  readonly path: string;
  /** What is asked there, for reports; the path where that says it. */
  readonly name?: string;
  readonly signal?: AbortSignal | undefined;
}

interface Read extends Call {
  readonly params?: URLSearchParams;
  /** Whether a fresh answer to the same question may stand in, as far as Cache-Control allows. */
  readonly mayCache?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Write extends Call {
  readonly method: 'post' | 'put' | 'delete';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeLimit?: number;
  /** The page shows it as done before the answer: it is finished also where the page is left. */
  readonly keepalive?: boolean;
  /** Twice is as good as once: where no answer came it is sent once more. */
  readonly isRepeatable?: boolean;
}

export interface Client {
  /** The schema may still be on its way; without it an answer is as good as none. */
  read<Schema extends GenericSchema>(
    schema: Schema | Promise<Schema>,
    call: Read,
  ): Promise<ApiResult<InferOutput<Schema>>>;
  write<Schema extends GenericSchema>(
    schema: Schema | Promise<Schema>,
    call: Write,
  ): Promise<ApiResult<InferOutput<Schema>>>;
}

export interface ClientConfig {
  /** Without a slash at its end; empty for the page's own. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Read before each request: the bearer token that goes along, null for none. */
  readonly bearer?: () => string | null;
  /** Milliseconds for a whole answer, where a call sets none of its own. */
  readonly timeLimit: number;
  readonly readRefusal: ReadRefusal;
  readonly fetcher?: typeof fetch | undefined;
}

/** Reads are shared, tried again and sometimes remembered; a write is sent once, and again only where it may be repeated. */
export function createClient(config: ClientConfig): Client {
  const { origin: given, timeLimit: usual, readRefusal, fetcher } = config;
  const http = ky.create({ ...clientOptions(config), ...(fetcher && { fetch: fetcher }) });
  const reads = createSharedReads();
  const cache = createAnswerCache();
  const origin = given || location.origin;

  async function read(url: string, { mayCache = false, headers = {}, signal }: Read): Promise<ApiResult<unknown>> {
    const kept = mayCache ? cache.find(url) : undefined;
    if (kept !== undefined) return ok(kept);
    return reads.share(url, signal, async (shared) => {
      const answer = await fetchJson((limited) => http.get(url, { headers, signal: limited }), {
        timeLimit: usual,
        readRefusal,
        signal: shared,
      });
      if (!answer.ok) return answer;
      if (mayCache) cache.keep(url, answer.value.body, answer.value.cacheControl);
      return ok(answer.value.body);
    });
  }

  return {
    async read(schema, call) {
      const query = call.params?.toString();
      const asked = read(`${origin}/${call.path}${query ? `?${query}` : ''}`, call);
      const [answer, expected] = await Promise.all([asked, Promise.resolve(schema).catch(() => null)]);
      const named = `GET /${call.name ?? call.path}`;
      if (answer.ok && !expected) return reported(named, failed({ kind: 'network' }), '');
      return reported(named, answer.ok && expected ? parseAnswer(expected, answer.value) : answer);
    },

    async write(
      schema,
      {
        path,
        name = path,
        method,
        body,
        headers: own = {},
        timeLimit = usual,
        keepalive = false,
        isRepeatable = false,
        signal,
      },
    ) {
      const options = { method, headers: own, keepalive, ...(body !== undefined && { json: body }) };
      const send = () =>
        fetchJson((limited) => http(`${origin}/${path}`, { ...options, signal: limited }), {
          timeLimit,
          readRefusal,
          signal,
        });
      const expecting = Promise.resolve(schema).catch(() => null);
      let answer = await send();
      // Firefox may drop what is sent just before the next page is asked for, keepalive or not.
      if (isRepeatable && !answer.ok && answer.error.kind === 'network') answer = await send();
      reads.forget();
      const expected = await expecting;
      const named = `${method.toUpperCase()} /${name}`;
      if (!answer.ok) return reported(named, answer);
      if (!expected) return reported(named, failed({ kind: 'network' }), '');
      return reported(named, parseAnswer(expected, answer.value.body));
    },
  };

  /** @param asked the origin that was asked; empty where it has answered, and something else failed */
  function reported<T>(call: string, answer: ApiResult<T>, asked = new URL(origin).origin): ApiResult<T> {
    if (!answer.ok) reportFault(call, answer.error, asked);
    return answer;
  }
}

/** ky's own time limit stops at the headers of an answer; fetchJson's covers its body. */
function clientOptions({ headers, bearer }: ClientConfig): Options {
  return {
    credentials: 'include',
    headers: { Accept: 'application/json', ...headers },
    timeout: false,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], delay: (attempt) => 250 * 2 ** (attempt - 1) },
    hooks: {
      beforeRequest: [
        (request) => {
          const token = bearer?.();
          if (token) request.headers.set('Authorization', `Bearer ${token}`);
        },
      ],
    },
  };
}
