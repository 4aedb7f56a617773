import { expect, test, vi } from 'vitest';
import { decidedConsent, keepConsent } from './consent';

test.each([
  [true, false, 'analytics'],
  [false, true, 'ads'],
  [true, true, 'analytics.ads'],
  [false, false, 'none'],
])('analytics rule 17: measuring %s and ads %s is "%s" in noest_consent for 7 days', (analytics, ads, value) => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepConsent({ analytics, ads });
  expect(written).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^noest_consent=${value}; path=/; max-age=${7 * 24 * 60 * 60};`)),
  );
  expect(decidedConsent()).toEqual({ analytics, ads });
});

test('analytics rule 17: without the cookie nothing is decided', () => {
  document.cookie = 'noest_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  expect(decidedConsent()).toBeNull();
});
