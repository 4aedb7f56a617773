import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { isLong } from '../support/isLong';

/** The text of a shop's error. */
export const WORDS = 'Dit kan nu even niet.';

export interface Fault {
  readonly name: string;
  /** Missing where the call gets no answer. */
  readonly answer?: (route: Route) => Promise<void>;
}

const errorPage = (status: number, headers: Record<string, string> = {}): Fault => ({
  name: String(status),
  answer: (route) => route.fulfill({ status, headers, contentType: 'text/html', body: '<h1>Kapot</h1>' }),
});
const answering = (name: string, body: string): Fault => ({
  name,
  answer: (route) => route.fulfill({ contentType: 'application/json', body }),
});

/** The fault in which the shop speaks to the shopper: its words are shown. */
export const REFUSED = 'refused';
const refusal: Fault = {
  name: REFUSED,
  answer: (route) =>
    route.fulfill({ status: 400, json: { code: 'no', message: WORDS, exception: { message: WORDS } } }),
};

/** What can become of a call before it is answered well: no answer, one in words of the shop, and one that cannot be read. */
const IN_SHORT: readonly Fault[] = [
  { name: 'no answer in time' },
  refusal,
  answering('an answer that is cut off', '{"items": [{"sku"'),
];

/** A session that is lost is told in words of its own (checkout rule 51). */
export const FORBIDDEN = ['401', '403'];

/** A shop that answers that it failed, without words: no gateway in between, which can't know (checkout rule 48). */
export const ANSWERED_BADLY = ['429', '500'];

/** What a call that only has to succeed may be answered; an order's too, for that is made by any answer that is no error. */
export const ANY_ANSWER = ['an answer of nothing', 'an answer of another type', 'an answer of 10 MB'];

/** What else proxies, firewalls and shops in trouble answer. */
const MORE: readonly Fault[] = [
  { name: 'offline', answer: (route) => route.abort('internetdisconnected') },
  errorPage(401),
  errorPage(403),
  errorPage(429, { 'Retry-After': '30' }),
  errorPage(500),
  errorPage(502),
  answering('an answer of nothing', 'null'),
  answering('an answer of another type', '7'),
  answering('an answer of 10 MB', JSON.stringify('x'.repeat(10_000_000))),
];

export const ALL_FAULTS: readonly Fault[] = [...IN_SHORT, ...MORE];
const FAULTS = isLong ? ALL_FAULTS : IN_SHORT;

/** Longer than a call of either client may take (shared rules 14 and 15); the clock of the page is ours. */
export const TOO_LONG = { storefront: 11_000, commerce: 61_000 } as const;

/** Tries the cells of a row of a matrix one after another, and prints how many held, also where one of them fails. */
export async function eachCell(
  row: string,
  faults: readonly Fault[],
  prove: (fault: Fault, attempt: number) => Promise<void>,
): Promise<void> {
  let held = 0;
  try {
    for (const [attempt, fault] of faults.entries()) {
      await test.step(fault.name, () => prove(fault, attempt));
      held += 1;
    }
  } finally {
    if (faults.length > 0) console.log(`${held} of ${faults.length} cells: ${row}`);
  }
}

/** Of 10 MB for each of several calls, which a browser that is driven takes seconds for. */
export const LONG_ANSWERS = { timeout: 60_000 } as const;

interface Row {
  /** Makes the call, with whatever is left of the error before it; `attempt` counts from 0. */
  readonly act: (attempt: number) => Promise<void>;
  /** What the shopper sees, by the name of the error. */
  readonly shown: (fault: string) => Locator;
  readonly client?: keyof typeof TOO_LONG;
  /** What is no error of this call. */
  readonly except?: readonly string[];
}

/**
 * One call and every error after another, on one page: each is shown and none leaves a spinner. The shop gets none of these
 * calls, and is well afterwards.
 */
export async function everyFault(page: Page, call: string, row: Row): Promise<void> {
  const { act, shown, client = 'storefront', except = [] } = row;
  for (const [attempt, { name, answer }] of FAULTS.filter((fault) => !except.includes(fault.name)).entries()) {
    await test.step(`${call}: ${name}`, async () => {
      const unanswered: Route[] = [];
      await page.route(call, (route) => (answer ? answer(route) : void unanswered.push(route)));
      const sent = page.waitForRequest(call);
      await act(attempt);
      await sent;
      if (!answer) await page.clock.fastForward(TOO_LONG[client]);
      await expect(shown(name)).toBeVisible();
      await expect(page.getByText(/Even geduld/)).toHaveCount(0);
      await nothingIsTried(page);
      // Chromium sends what is still held to the shop as soon as nothing is routed; the page has given it up by now.
      for (const route of unanswered) await route.abort().catch(() => {});
      await page.unroute(call);
    });
  }
}

/**
 * Nothing waits without an end, and what was tried again has come to one: the line of the fault before it stays until then, and a
 * part says that it is busy later than the press.
 */
export async function nothingIsTried(page: Page, message?: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Opnieuw proberen', disabled: true }), message).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]'), message).toHaveCount(0);
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
