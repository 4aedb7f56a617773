import * as v from 'valibot';
import { readCookie, writeCookie } from '../storage';
import { CONSENT_COOKIE, readConsent, writeConsent, type Consent } from './consent-cookie';

/** The detail of `shop:set-consent`. */
export const ConsentSchema = v.object({ analytics: v.boolean(), ads: v.boolean() });

/** What was decided before; null where nothing was. */
export function decidedConsent(): Consent | null {
  return readConsent(readCookie(CONSENT_COOKIE));
}

/** Kept for 7 days (specification 9). */
export function keepConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent));
}

/** A decision in the words of Google's consent mode v2. */
export function consentMode({ analytics, ads }: Consent): Readonly<Record<string, 'granted' | 'denied'>> {
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: word(ads),
    ad_user_data: word(ads),
    ad_personalization: word(ads),
    analytics_storage: word(analytics),
  };
}
