import { messagesReady } from '../../../shared/i18n/ready';

type Code = typeof import('./code');

let fetched: Code | Error | null = null;
let fetching: Promise<void> | null = null;

/**
 * The code of custom options, which few products have; null where it is not needed. Suspends until it is there, so that the
 * server's form stays. @throws where it can't be fetched, and that form then stays for good.
 */
export function useCustomCode(isNeeded: boolean): Code | null {
  if (!isNeeded) return null;
  if (fetched instanceof Error) throw fetched;
  if (fetched) return fetched;
  // A promise thrown is how a view suspends on both runtimes.
  // oxlint-disable-next-line typescript/only-throw-error
  throw (fetching ??= load());
}

async function load(): Promise<void> {
  try {
    fetched = await withWords(await import('./code'));
  } catch (error) {
    fetched = new Error('the fields of the custom options could not be fetched', { cause: error });
  }
}

async function withWords(code: Code): Promise<Code> {
  await messagesReady();
  return code;
}
