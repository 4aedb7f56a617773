import { failed, type ApiResult } from '../result';

/** Calls whose code is fetched with the first of them. Never rejects: code that can't be fetched is a network error. */
export function onDemand<Calls>(fetchCalls: () => Promise<Calls>) {
  let fetched: Promise<Calls> | undefined;

  return async function ask<T>(call: (calls: Calls) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    fetched ??= fetchCalls();
    let calls: Calls;
    try {
      calls = await fetched;
    } catch (error) {
      // The next call tries again.
      fetched = undefined;
      console.error('[noest] the code of a call to the shop could not be fetched', error);
      return failed({ kind: 'network' });
    }
    return call(calls);
  };
}
