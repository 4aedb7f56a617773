import type { PageConfig } from '../../platform/config';
import { failed, ok, type ApiResult } from '../result';

export type RedirectConfig = Pick<PageConfig, 'baseUrl' | 'redirectOrigins'>;

/**
 * Lets an address through to which an answer may send the shopper: one of this page, of the shop behind it, or of an
 * origin that the page allows by `redirectOrigins`. Any other is a broken answer, and the console says which.
 */
export function redirectGuard({ baseUrl, redirectOrigins }: RedirectConfig): (address: string) => ApiResult<string> {
  const allowed = new Set([location.origin, ...redirectOrigins]);
  if (baseUrl) allowed.add(new URL(baseUrl).origin);
  return (address) => {
    const target = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
    if (target && allowed.has(target.origin)) return ok(target.href);
    const issue = `redirect: expected this shop or one of redirectOrigins, found ${target?.origin ?? address}`;
    console.error(`[noest] ${issue}`);
    return failed({ kind: 'invalid-response', issue });
  };
}
