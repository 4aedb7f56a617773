import type { Page } from 'playwright/test';

/** Holds back what this page asks for under such an address, until the function returned is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return release;
}
