import { expect, test, type Locator, type Page, type Route } from 'playwright/test';

/** The text of a shop's error. */
export const WORDS = 'Dit kan nu even niet.';

/** What can become of a call before it is answered well. */
const FAULTS: readonly { readonly name: string; readonly answer?: (route: Route) => Promise<void> }[] = [
  { name: 'no answer in time' },
  { name: '500', answer: (route) => route.fulfill({ status: 500, body: 'kapot' }) },
  {
    name: 'refused',
    answer: (route) =>
      route.fulfill({ status: 400, json: { code: 'no', message: WORDS, exception: { message: WORDS } } }),
  },
  {
    name: 'invalid-response',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '<html>{"items"' }),
  },
  { name: 'offline', answer: (route) => route.abort('internetdisconnected') },
];

/** Longer than a call of either client may take (shared rules 14 and 15); the clock of the page is ours. */
const TOO_LONG = { storefront: 11_000, commerce: 61_000 } as const;

interface Row {
  /** Makes the call, with whatever is left of the error before it; `attempt` counts from 0. */
  readonly act: (attempt: number) => Promise<void>;
  /** What the shopper sees, by the name of the error. */
  readonly shown: (fault: string) => Locator;
  readonly client?: keyof typeof TOO_LONG;
}

/** One call and every error after another, on one page: each is shown and none leaves a spinner. Afterwards the shop is well. */
export async function everyFault(page: Page, call: string, { act, shown, client = 'storefront' }: Row): Promise<void> {
  for (const [attempt, { name, answer }] of FAULTS.entries()) {
    await test.step(`${call}: ${name}`, async () => {
      await page.route(call, (route) => answer?.(route));
      const sent = page.waitForRequest(call);
      await act(attempt);
      await sent;
      if (!answer) await page.clock.fastForward(TOO_LONG[client]);
      await expect(shown(name)).toBeVisible();
      await expect(page.getByText(/Even geduld/)).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.unroute(call);
    });
  }
}

/** Holds the first such call until it is let go, and lets all others pass. */
export async function holdFirst(
  page: Page,
  call: string,
): Promise<(answer: (route: Route) => Promise<void>) => Promise<void>> {
  let held: Route | undefined;
  await page.route(call, (route) => {
    if (held) return route.continue();
    held = route;
    return undefined;
  });
  return async (answer) => {
    // The page has given it up by now; an answer without a receiver is no failure of this test.
    if (held) await answer(held).catch(() => {});
  };
}

/** Makes a call that is never answered, and waits until it is under way. All later ones are answered. */
export async function leaveHanging(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  await holdFirst(page, call);
  const sent = page.waitForRequest(call);
  await act();
  await sent;
}
