import { expect, test, type Page } from 'playwright/test';
import { importParts } from '../../tools/parts/importParts';
import { statesOf, type PartState, type StateName } from '../../tools/parts/states';
import { loadMessages } from '../../fixtures/shop/render/messages';
import { isLong } from '../support/isLong';
import { thrownErrors } from '../support/shop';
import { violations } from '../support/violations';

const t = loadMessages();
const PARTS = (await importParts()).map(({ declaration }) => declaration);
/** What the mount of the part has come to; those left out are alive, or wait for the event that another part sends. */
const MOUNT_STATES: Partial<Record<StateName, string>> = {
  waiting: 'waiting',
  loading: 'loading',
  'chunk-failed': 'failed',
};
/**
 * What nothing else brings a part into: ready it is in its example and on the pages of the shop. A long run has all states of a
 * part, as its declaration tells them, with axe on each.
 */
const IN_SHORT = new Set<StateName>(['empty', 'error']);
/** Of the parts that live on one page, the first: the states are those of the page. */
const isInShort = (part: (typeof PARTS)[number]): boolean =>
  statesOf(part).some(({ name }) => IN_SHORT.has(name)) &&
  (part.livesAt === undefined || PARTS.find(({ livesAt }) => livesAt === part.livesAt) === part);
/** Where calls or code fail or are late, the kit or the browser says so in the console. */
const MAY_COMPLAIN = new Set<StateName>(['error', 'offline', 'chunk-failed', 'busy']);

/** Some pages show what becomes of a missing picture; code that is late has been asked for all the same. */
const OF_THE_BROWSER = /was preloaded using link preload but not used|a status of 400/;

/** As far as its first placeholder. */
const words = (key: string): string => t(key, {}).split('{')[0]!.trim();

for (const part of PARTS) {
  const tag = isInShort(part) ? [] : '@long';
  test(`shop rule 68: ${part.name} comes into each of its states`, { tag }, async ({ page }) => {
    test.slow();
    const thrown = thrownErrors(page);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      const isMissingPicture = message.location().url.includes('/media/');
      if (isComplaint && !isMissingPicture && !OF_THE_BROWSER.test(message.text())) complaints.push(message.text());
    });
    let printed = '';
    const states = statesOf(part).filter(({ name }) => isLong || IN_SHORT.has(name));
    // What is under way on a page that is left goes on, and a list can take all connections to the shop: so this comes last.
    const busyLast = states.toSorted((a, b) => Number(a.name === 'busy') - Number(b.name === 'busy'));
    for (const state of busyLast) {
      await test.step(state.name, async () => {
        // What the page before has still to say is said there.
        await page.goto('about:blank');
        complaints.length = 0;
        await page.goto(state.address);
        await expectMountState(page, part.name, state);
        if (state.name === 'server') printed = await textOf(page, part.name);
        if (state.name === 'chunk-failed' || state.name === 'loading') {
          expect.soft(await textOf(page, part.name), `${state.name}: the server's markup`).toBe(printed);
        }
        await expectSeen(page, state);
        if (isLong) {
          // The page of `tier-prices` has the same tiers inside the form.
          const isTwice = (line: string): boolean => part.name === 'tier-prices' && line.startsWith('landmark-unique');
          const found = (await violations(page)).filter((line) => !isTwice(line));
          expect.soft(found, `${state.name}: axe`).toEqual([]);
        }
        expect.soft(thrown, `${state.name}: errors`).toEqual([]);
        if (!MAY_COMPLAIN.has(state.name)) expect.soft(complaints, `${state.name}: console`).toEqual([]);
      });
    }
  });
}

async function expectMountState(page: Page, part: string, { name, acts, mount }: PartState): Promise<void> {
  const mounts = page.locator(`[data-component~="${part}"]`);
  if (name === 'server') return expect(page.locator('[data-mount-state]')).toHaveCount(0);
  const state = mount ?? MOUNT_STATES[name];
  if (state) return expect(mounts.first(), name).toHaveAttribute('data-mount-state', state);
  if (acts.length > 0) await expect(page.locator('html'), `${name}: steps`).toHaveAttribute('data-qa-acts', 'done');
  await expect(mounts.first(), name).toHaveAttribute('data-mount-state', 'mounted');
}

async function expectSeen(page: Page, { name, says, shows, hides }: PartState): Promise<void> {
  if (says) await expect.soft(page.getByText(words(says)).filter({ visible: true }).first(), name).toBeVisible();
  if (shows) await expect.soft(page.locator(shows).filter({ visible: true }).first(), name).toBeVisible();
  if (hides) await expect.soft(page.locator(hides).filter({ visible: true }), name).toHaveCount(0);
  // Nothing is waited for without an end.
  if (name === 'error' || name === 'offline') await expect.soft(page.locator('[aria-busy=true]'), name).toHaveCount(0);
}

/** Words alone: with a sheet of the kit more or less, they stand in other lines. */
const textOf = async (page: Page, part: string): Promise<string> =>
  (await page.locator(`[data-component~="${part}"]`).allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').trim();
