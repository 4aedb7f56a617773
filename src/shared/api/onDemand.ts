import { failed, type ApiResult } from './result';

/**
 * The calls of these names, whose code is fetched with the first of them. None rejects: code that can't be fetched is a
 * network error.
 */
export function onDemand<Calls, const Name extends keyof Calls>(
  fetchCalls: () => Promise<Calls>,
  names: readonly Name[],
): Pick<Calls, Name> {
  let fetched: Promise<Calls> | undefined;

  async function call(name: Name, asked: readonly unknown[]): Promise<ApiResult<unknown>> {
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
    return (calls as Record<Name, (...asked: readonly unknown[]) => Promise<ApiResult<unknown>>>)[name](...asked);
  }

  const calls = names.map((name) => [name, (...asked: readonly unknown[]) => call(name, asked)] as const);
  return Object.fromEntries(calls) as Pick<Calls, Name>;
}
