import { pageConfig } from '../../platform/config';
import type { ApiError } from '../result';
import { findCause } from './findCause';

/** What a shop did wrong; what was refused or aborted is no fault of it. */
type Fault = Exclude<ApiError, { readonly kind: 'aborted' | 'refused' }>;

/** What a developer is told of a fault: what is to be set up, where that is its cause, or else what was expected and found. */
export async function lineOf(call: string, fault: Fault, asked: string): Promise<string> {
  const cause = isOfTheWay(fault, asked) ? await findCause(fault, asked) : null;
  return cause ? `${cause} (docs/embedding.md)` : `${call}: ${describe(fault)}`;
}

/** A shop of another origin that can't be reached, or a page that has named no shop and is none. */
function isOfTheWay({ kind }: Fault, asked: string): boolean {
  if (asked !== location.origin) return asked !== '' && kind === 'network';
  const { isShopNamed, csrfToken } = pageConfig();
  return !isShopNamed && !csrfToken && (kind === 'status' || kind === 'invalid-response');
}

function describe(fault: Fault): string {
  switch (fault.kind) {
    case 'invalid-response':
      return fault.issue;
    case 'status':
      return `expected an answer, found status ${fault.status}`;
    case 'timeout':
      return `expected an answer within ${fault.afterMs} ms, found none`;
    case 'network':
      return 'expected an answer, found no connection';
  }
}
