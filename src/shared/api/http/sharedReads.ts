import { failed, type ApiResult } from '../result';

interface Shared {
  readonly answer: Promise<ApiResult<unknown>>;
  readonly abort: AbortController;
  askers: number;
}

/**
 * Identical reads under way are one request. Each asker can walk away by its own signal; the request is aborted when
 * the last one has.
 */
export function createSharedReads() {
  const running = new Map<string, Shared>();

  function share(
    url: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<ApiResult<unknown>>,
  ): Promise<ApiResult<unknown>> {
    if (signal?.aborted) return Promise.resolve(failed({ kind: 'aborted' }));
    const shared = running.get(url) ?? begin(url, start);
    shared.askers += 1;
    return signal ? untilAborted(shared, signal, () => leave(url, shared)) : shared.answer;
  }

  function begin(url: string, start: (signal: AbortSignal) => Promise<ApiResult<unknown>>): Shared {
    const abort = new AbortController();
    const shared = { abort, askers: 0, answer: start(abort.signal).finally(() => end(url, shared)) };
    running.set(url, shared);
    return shared;
  }

  function leave(url: string, shared: Shared): void {
    shared.askers -= 1;
    if (shared.askers > 0) return;
    end(url, shared);
    shared.abort.abort();
  }

  function end(url: string, shared: Shared): void {
    if (running.get(url) === shared) running.delete(url);
  }

  return {
    share,
    /** After a write, an answer under way may hold what was before it: the next asker gets a request of its own. */
    forget: () => running.clear(),
  };
}

function untilAborted(shared: Shared, signal: AbortSignal, leave: () => void): Promise<ApiResult<unknown>> {
  const answered = new AbortController();
  const aborted = new Promise<ApiResult<unknown>>((resolve) => {
    const onAbort = () => {
      leave();
      resolve(failed({ kind: 'aborted' }));
    };
    signal.addEventListener('abort', onAbort, { once: true, signal: answered.signal });
  });
  return Promise.race([shared.answer.finally(() => answered.abort()), aborted]);
}
