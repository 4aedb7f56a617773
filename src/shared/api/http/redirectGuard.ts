import type { PageConfig } from '../../platform/config';
import { failed, ok, type ApiResult } from '../result';

export type RedirectConfig = Pick<PageConfig, 'baseUrl' | 'redirectOrigins'>;

/**
 * Lets an address through to which an answer may send the shopper: one of this page, of the shop behind it, or of an
 * origin that the page allows by `redirectOrigins`. Any other is a broken answer, and the console says which.
 */
export function redirectGuard({ baseUrl, redirectOrigins }: RedirectConfig): (address: string) => ApiResult<string> {
  const allowed = new Set([location.origin, ...[baseUrl, ...redirectOrigins].flatMap(originOf)]);
  return (address) => {
    const target = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
    if (target && allowed.has(target.origin)) return ok(target.href);
    const issue = `redirect: expected this shop or one of redirectOrigins, found ${target?.origin ?? address}`;
    console.error(`[noest] ${issue}`);
    return failed({ kind: 'invalid-response', issue });
  };
}

/** None of what is no address of the web: the origin of `javascript:` is one that others have too. */
function originOf(address: string): string[] {
  if (/^https?:\/\/[^/]/.test(address) && URL.canParse(address)) return [new URL(address).origin];
  if (address)
    console.error(`[noest] page configuration: redirectOrigins: expected an http(s) address, found "${address}"`);
  return [];
}
