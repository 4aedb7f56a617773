import { Key } from 'selenium-webdriver';
import { BUILDS } from '../support/servers';
import { CATEGORY } from '../support/shop';
import { startHoldingProxy, type HoldingProxy } from './holdingProxy';
import { expect, test as base } from './webkit';

const DRAWER = 'dialog[open]';
const SKELETON = `${DRAWER}[aria-busy=true]`;
const CART_LINK = /^Winkelwagen/;

const test = base.extend<{ shop: HoldingProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter.
  shop: async ({}, use) => {
    const proxy = await startHoldingProxy(BUILDS[0].shopPort);
    await use(proxy);
    proxy.close();
  },
});

test('cart rule 51: the drawer is there with the press, it can be shut, and its view takes its place', async ({
  window,
  shop,
}) => {
  const run = (script: string) => window.driver.executeScript(script);
  const letGo = shop.holdBack('minicart');
  await window.open(`${shop.address}${CATEGORY}`);
  await expect
    .poll(() => run('return document.querySelector("[data-component=minicart]").dataset.mountState'))
    .toBe('waiting');
  await run('window.noestHeld.timeout = 60_000');

  await window.press('header a', CART_LINK);
  await window.waitForText('Winkelwagen', SKELETON);
  await window.type(Key.ESCAPE);
  await expect.poll(async () => (await window.all(DRAWER)).length).toBe(0);
  expect(await run('return document.querySelectorAll("[data-held]").length')).toBe(0);

  await window.press('header a', CART_LINK);
  await window.get(SKELETON);
  letGo();
  await window.waitForText('Je winkelwagen is leeg', DRAWER);
  expect(await window.all(SKELETON)).toHaveLength(0);
  await window.type(Key.ESCAPE);
  await expect.poll(async () => (await window.all(DRAWER)).length).toBe(0);
  expect(await run('return document.activeElement.closest("[data-component]").dataset.component')).toBe('minicart');
});
