import { afterEach, beforeEach, vi } from 'vitest';

/** For each test of a file about calls: the clock is in its hands, and nothing but what it answers itself is reached. */
export function withoutNetwork(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // What looks for the cause of a lost connection asks without the client.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
}
