import { readCookie, writeCookie } from '../../../shared/platform/storage';

/** What a shopper allows: measuring, and use for advertising. */
export interface Consent {
  readonly analytics: boolean;
  readonly ads: boolean;
}

/** The page and the server both read and write it: without scripts, the consent form sets it. */
export const CONSENT_COOKIE = 'noest_consent';

/** A cookie's value as a decision: `analytics`, `ads`, `analytics.ads`, or `none`; null where there is no cookie. */
export function readConsent(value: string | null): Consent | null {
  const granted = value?.split('.');
  return granted ? { analytics: granted.includes('analytics'), ads: granted.includes('ads') } : null;
}

/** A decision as the cookie's value. */
export function writeConsent({ analytics, ads }: Consent): string {
  return [...(analytics ? ['analytics'] : []), ...(ads ? ['ads'] : [])].join('.') || 'none';
}

/** The detail of `shop:set-consent` as a decision; null where it is none. */
export function parseConsent(detail: unknown): Consent | null {
  const { analytics, ads } = Object(detail) as Partial<Record<keyof Consent, unknown>>;
  return typeof analytics === 'boolean' && typeof ads === 'boolean' ? { analytics, ads } : null;
}

/** The decision that is stored on this device; null where there is none. */
export function decidedConsent(): Consent | null {
  return readConsent(readCookie(CONSENT_COOKIE));
}

/** Kept for 7 days (analytics rule 17). */
export function keepConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent));
}

/** A decision in the terms of Google's consent mode v2. */
export function consentMode({ analytics, ads }: Consent): Readonly<Record<string, 'granted' | 'denied'>> {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: state(ads),
    ad_user_data: state(ads),
    ad_personalization: state(ads),
    analytics_storage: state(analytics),
  };
}
