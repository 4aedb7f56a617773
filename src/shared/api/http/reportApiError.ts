import type { ApiError } from '../result';

const said = new Set<string>();

// A browser fails what is on its way when its page is left, and still runs what waits for it.
let isLeft = false;
globalThis.addEventListener('pagehide', () => (isLeft = true));
globalThis.addEventListener('pageshow', () => (isLeft = false));

/**
 * Reports to the developer, once for each cause, what a shop did wrong. An aborted or refused call and a page that is left are no errors.
 * @param asked the origin that was asked; where the way there may be to blame, the cause is looked for (shared rule 53)
 */
export function reportFault(call: string, error: ApiError, asked = ''): void {
  if (error.kind === 'aborted' || error.kind === 'refused') return;
  void report(call, error, async () => (await import('./fault')).lineOf(call, error, asked));
}

/** Reports once that page and shop are not set up for each other; `cause` begins with what it is about. */
export function reportSetup(cause: string): void {
  void report(cause, '', () => `${cause} (docs/embedding.md)`);
}

/** The words of a fault are fetched with the first one; where they can't be, it is shown as it is. */
async function report(about: string, error: unknown, lineOf: () => string | Promise<string>): Promise<void> {
  if (isLeft) return;
  try {
    const line = await lineOf();
    if (isLeft || said.has(line)) return;
    said.add(line);
    console.error(`[noest] ${line}`);
  } catch (failure) {
    console.error('[noest]', about, error, failure);
  }
}
