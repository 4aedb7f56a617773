/** What a shopper allows: measuring, and use for advertisements. */
export interface Consent {
  readonly analytics: boolean;
  readonly ads: boolean;
}

/** Readable by the page and by the server: a form without scripts sets it too. */
export const CONSENT_COOKIE = 'noest_consent';

/** A cookie's value as a decision: `analytics`, `ads`, both with a dot between, or `none`; null where there is no cookie. */
export function readConsent(value: string | null): Consent | null {
  const words = value?.split('.');
  return words ? { analytics: words.includes('analytics'), ads: words.includes('ads') } : null;
}

/** A decision as the cookie's value. */
export function writeConsent({ analytics, ads }: Consent): string {
  return [...(analytics ? ['analytics'] : []), ...(ads ? ['ads'] : [])].join('.') || 'none';
}
