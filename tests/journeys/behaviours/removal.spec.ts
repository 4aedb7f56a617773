import { expect, test, type Page } from 'playwright/test';
import { WITH_MOTION } from '../../support/motion';
import { openFixture } from './open';

test.use(WITH_MOTION);

const BEHAVIOURS = [
  'collapsible',
  'country-fields',
  'drilldown-menu',
  'form',
  'lazy-image',
  'match-height',
  'modal',
  'nav-dropdown',
  'off-canvas',
  'password-strength',
  'popup',
  'slider',
  'sticky',
  'toggle',
  'tooltip',
];

interface Counting {
  /** What the server sent. */
  sent: string;
  observed: number;
}

/** Keeps the markup before any part has touched it, and counts what observers watch, for they can't be queried. */
const PREPARE = (): void => {
  const page = globalThis as unknown as Counting;
  page.observed = 0;
  document.addEventListener('readystatechange', () => (page.sent ??= document.querySelector('main')?.outerHTML ?? ''));
  for (const Observer of [IntersectionObserver, ResizeObserver]) {
    const { observe, unobserve, disconnect } = Observer.prototype;
    const watched = new WeakMap<object, Set<Element>>();
    const of = (observer: object): Set<Element> => {
      const set = watched.get(observer) ?? new Set();
      watched.set(observer, set);
      return set;
    };
    Observer.prototype.observe = function (this: typeof Observer.prototype, element: Element) {
      if (!of(this).has(element)) page.observed += 1;
      of(this).add(element);
      observe.call(this, element);
    };
    Observer.prototype.unobserve = function (this: typeof Observer.prototype, element: Element) {
      if (of(this).delete(element)) page.observed -= 1;
      unobserve.call(this, element);
    };
    Observer.prototype.disconnect = function (this: typeof Observer.prototype) {
      page.observed -= of(this).size;
      of(this).clear();
      disconnect.call(this);
    };
  }
};

/** Without the registry's own attribute, and without the empty shell that a style leaves. */
const main = () => document.querySelector('main')!.outerHTML.replaceAll(/ data-mount-state="\w+"| style=""/g, '');

async function round(page: Page, name: string): Promise<{ listeners: number; observed: number }> {
  const parts = page.locator(`[data-component~="${name}"]`);
  await parts.evaluateAll((elements: HTMLElement[]) => elements.forEach((element) => window.noest.mount(element)));
  for (const part of await parts.all()) await expect(part).toHaveAttribute('data-mount-state', 'mounted');
  // What is measured in the next frame has been written then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await parts.evaluateAll((elements: HTMLElement[]) => elements.forEach((element) => window.noest.unmount(element)));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  return {
    listeners: metrics.find((metric) => metric.name === 'JSEventListeners')?.value ?? Number.NaN,
    observed: await page.evaluate(() => (globalThis as unknown as Counting).observed),
  };
}

for (const name of BEHAVIOURS) {
  test(`elements rule 2: ${name} leaves the server's markup as it was, and no listener or observer`, async ({
    page,
  }) => {
    await page.addInitScript(PREPARE);
    await openFixture(page, name);
    const first = await round(page, name);
    expect(await page.evaluate(main)).toBe(await page.evaluate(() => (globalThis as unknown as Counting).sent));
    // What the document itself listens to for parts of a kind stays, once for all of them.
    const second = await round(page, name);
    expect(await round(page, name)).toEqual(second);
    expect(first.observed).toBe(0);
  });
}
