import type { Page } from 'playwright/test';

/** The cookie of this browser's session with the shop, by which its database knows the cart; empty where there is none. */
export async function sessionCookie(page: Page): Promise<string> {
  // Of all that it has: by the address of a shop without https, one that is Secure is not found.
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'noest_session')?.value ?? '';
}
