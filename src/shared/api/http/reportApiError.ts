import { pageConfig } from '../../platform/config';
import type { ApiError } from '../result';

const reported = new Set<string>();

// A browser fails what is on its way when its page is left, and still runs what waits for it.
let isLeft = false;
globalThis.addEventListener('pagehide', () => (isLeft = true));
globalThis.addEventListener('pageshow', () => (isLeft = false));

/**
 * Reports to the developer, once for each cause, what a shop did wrong. An aborted or refused call and a page that is left are no errors.
 * @param asked the origin that was asked; where the way there may be to blame, the cause is looked for (shared rule 53)
 */
export function reportFault(call: string, error: ApiError, asked = ''): void {
  if (isLeft) return;
  const fault = describe(error);
  if (fault === null) return;
  const line = `${call}: ${fault}`;
  if (isOfTheWay(error, asked)) void reportCause(error, asked, line);
  else sayOnce(line);
}

/** Says what is to be set up, or else the line; that too where the code that looks for the cause can't be fetched. */
async function reportCause(error: ApiError, asked: string, line: string): Promise<void> {
  let cause: string | null = null;
  try {
    cause = await (await import('./findCause')).findCause(error, asked);
  } catch (failure) {
    console.error('[noest] the code that looks for the cause of a failure could not be fetched', failure);
  }
  if (isLeft) return;
  if (cause) reportSetup(cause);
  else sayOnce(line);
}

/** Reports once that page and shop are not set up for each other; `cause` begins with what it is about. */
export function reportSetup(cause: string): void {
  sayOnce(`${cause} (docs/embedding.md)`);
}

/** A shop of another origin that can't be reached, or a page that has named no shop and is none. */
function isOfTheWay(error: ApiError, asked: string): boolean {
  if (asked !== location.origin) return asked !== '' && error.kind === 'network';
  const { isShopNamed, csrfToken } = pageConfig();
  return !isShopNamed && !csrfToken && (error.kind === 'status' || error.kind === 'invalid-response');
}

function sayOnce(text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.error(`[noest] ${text}`);
}

function describe(error: ApiError): string | null {
  switch (error.kind) {
    case 'invalid-response':
      return error.issue;
    case 'status':
      return `expected an answer, found status ${error.status}`;
    case 'timeout':
      return `expected an answer within ${error.afterMs} ms, found none`;
    case 'network':
      return 'expected an answer, found no connection';
    default:
      return null;
  }
}
