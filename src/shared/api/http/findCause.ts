import type { ApiError } from '../result';

/** Statuses of a server that has no such call. */
const NO_SUCH_CALL = new Set([404, 405, 501]);

/**
 * Why a page can't ask its shop, in words for who embeds it (docs/embedding.md); null where that is not to be told. A browser
 * tells no script why a call was blocked, so what it lets through is tried.
 *
 * @param asked the origin that was asked
 */
export async function findCause(error: ApiError, asked: string): Promise<string | null> {
  if (asked === location.origin) return isNoShop(error) ? baseMissing(asked) : null;
  if (isMixed(asked)) {
    return `mixed content: this page came over https, so the browser asks nothing of ${asked}; the shop must answer over https`;
  }
  switch (await tryReach(asked)) {
    case 'forbidden':
      return `content security policy: connect-src of this page must name ${asked}`;
    case 'reached':
      return `CORS: ${asked} answers, and lets no page of ${location.origin} read it; the shop must allow this origin, with credentials`;
    case 'lost':
      return null;
  }
}

function baseMissing(origin: string): string {
  return `base address missing: ${origin} was asked, and is no shop; name the shop as baseUrl, or load noest.js from it`;
}

/** No such call, or a page in place of an answer. */
function isNoShop(error: ApiError): boolean {
  if (error.kind === 'status') return NO_SUCH_CALL.has(error.status);
  return error.kind === 'invalid-response' && error.issue.startsWith('answer: expected JSON');
}

/** This machine itself may be asked without encryption. */
function isMixed(asked: string): boolean {
  const { protocol, hostname } = new URL(asked);
  const isThisMachine = hostname === 'localhost' || hostname.startsWith('127.') || hostname.endsWith('.localhost');
  return location.protocol === 'https:' && protocol === 'http:' && !isThisMachine;
}

/** A request whose answer no script may read passes without CORS, and not where the page's policy forbids it. */
async function tryReach(asked: string): Promise<'reached' | 'forbidden' | 'lost'> {
  let isForbidden = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    isForbidden ||= blockedURI.startsWith(asked);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(asked, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return 'reached';
  } catch {
    // The event is dispatched in a task of its own.
    await new Promise((done) => setTimeout(done));
    return isForbidden ? 'forbidden' : 'lost';
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}
