import { expect, test, type Page } from 'playwright/test';
import { loadMessages } from '../../fixtures/shop/render/messages';
import type { Act } from '../../src/mount/declaration';
import { importParts } from '../../tools/parts/importParts';
import { statesOf, type PartState } from '../../tools/parts/states';
import { thrownErrors } from '../support/shop';
import {
  ALL_FAULTS,
  ANY_ANSWER,
  eachCell,
  FORBIDDEN,
  LONG_ANSWERS,
  nothingIsTried,
  REFUSED,
  TOO_LONG,
  WORDS,
  type Fault,
} from './everyFault';

/**
 * Every fault of a shop on every part that declares what it shows then. A call that is not made leaves its cell unproved, and
 * fails it.
 */
const t = loadMessages();
/** As far as its first placeholder. */
const words = (key: string): string => t(key, {}).split('{')[0]!.trim();

const ROWS = (await importParts()).flatMap(({ declaration }) => {
  const states = statesOf(declaration);
  const ready = states.find(({ name }) => name === 'ready');
  const error = states.find(({ name }) => name === 'error');
  return ready && error ? [{ part: declaration.name, ready, error }] : [];
});

/** Whose call only has to succeed: any answer is one. */
const SUCCEED_BY_ANY = ['form', 'landing-form', 'newsletter', 'welcome-discount', 'wishlist-toggle'];

for (const { part, ready, error } of ROWS) {
  test(`${part}: ${ALL_FAULTS.length} faults of the shop @long`, async ({ page }) => {
    test.slow();
    const thrown = thrownErrors(page);
    await eachCell(part, ALL_FAULTS, async (fault) => {
      const asked = await askFaulty(page, ready, error.acts, fault);
      expect(asked.length, `${fault.name}: calls that were made`).toBeGreaterThan(0);
      const isError = !(ANY_ANSWER.includes(fault.name) && SUCCEED_BY_ANY.includes(part));
      if (isError) await expectTold(page, part, error, fault);
      await nothingIsTried(page, `${fault.name}: nothing is waited for without an end`);
      if (isError) await expectTypedKept(page, error.acts, fault);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    expect(thrown).toEqual([]);
  });
}

/** Opens the page of a part, where each call of its own is answered with the fault, and does what makes it ask the shop. */
async function askFaulty(page: Page, ready: PartState, acts: readonly Act[], fault: Fault): Promise<string[]> {
  const asked: string[] = [];
  // What the page before has still to say is said there.
  await page.goto('about:blank');
  // Nor does a shopper come back: a postcode that was given counts for the next page.
  await page.context().clearCookies();
  if (!fault.answer) await page.clock.install();
  await page.route('**/*', async (route) => {
    // A form may be sent to any address; code and pages come by other ways.
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback();
    asked.push(route.request().url());
    await fault.answer?.(route);
  });
  await page.goto(ready.address);
  // Where the part asks nothing without them, the page takes these steps by itself.
  for (const act of ready.acts.length > 0 ? [] : acts) {
    if ('press' in act) await page.locator(act.press).first().click();
    else await page.locator(act.fill).first().fill(act.with);
  }
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  if (!fault.answer) await page.clock.fastForward(TOO_LONG.commerce);
  return asked;
}

/** Nothing that was typed is lost. */
async function expectTypedKept(page: Page, acts: readonly Act[], { name }: Fault): Promise<void> {
  for (const act of acts) {
    if (!('fill' in act)) continue;
    const field = page.locator(act.fill).first();
    // A part may show it as words meanwhile.
    const kept = field.or(page.getByText(act.with)).first();
    await expect(kept, `${name}: what was typed`).toBeVisible();
    if (await field.isVisible()) await expect(field, `${name}: what was typed`).toHaveValue(act.with);
  }
}

/** The part says so in its place; where only a refusal or a lost session can be told from it, in the words for that. */
async function expectTold(
  page: Page,
  part: string,
  { says, refused, shows, hides, mount }: PartState,
  { name }: Fault,
): Promise<void> {
  if (mount) {
    await expect(page.locator(`[data-component~="${part}"]`).first(), name).toHaveAttribute(
      'data-mount-state',
      mount,
      LONG_ANSWERS,
    );
  }
  if (says) {
    const told = [
      words(says),
      ...(name === REFUSED ? [refused ? words(refused) : WORDS] : []),
      ...(FORBIDDEN.includes(name) ? ['sessie', 'log'] : []),
    ];
    const line = page.getByText(new RegExp(told.map(escaped).join('|'), 'i')).filter({ visible: true });
    await expect(line.first(), name).toBeVisible(LONG_ANSWERS);
  }
  if (shows) await expect(page.locator(shows).filter({ visible: true }).first(), name).toBeVisible(LONG_ANSWERS);
  if (hides) await expect(page.locator(hides).filter({ visible: true }), name).toHaveCount(0);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
