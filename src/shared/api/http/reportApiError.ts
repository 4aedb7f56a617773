import type { ApiError } from '../result';

const reported = new Set<string>();

// A browser fails what is on its way when its page is left, and still runs what waits for it.
let isLeft = false;
globalThis.addEventListener('pagehide', () => (isLeft = true));
globalThis.addEventListener('pageshow', () => (isLeft = false));

/** Reports to the developer, once for each cause, what a shop did wrong. An aborted or refused call and a page that is left are no errors. */
export function reportFault(call: string, error: ApiError): void {
  if (isLeft) return;
  const cause = describe(error);
  if (cause === null) return;
  const line = `[noest] ${call}: ${cause}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.error(line);
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
