import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from './fixture';
import { longestTask } from '../support/longestTask';
import { isLong } from '../support/isLong';

interface Metrics {
  readonly Nodes: number;
  readonly JSEventListeners: number;
  readonly JSHeapUsedSize: number;
}

async function open(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return browser;
}

async function measure(browser: CDPSession): Promise<Metrics> {
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Metrics;
}

async function insertAndRemove(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const element = document.createElement('div');
    element.dataset['component'] = round % 2 ? 'subscriber' : 'counter';
    element.append('server');
    document.body.append(element);
    await window.registry.settled();
    if (round % 10 === 0) element.querySelector('button')?.click();
    element.remove();
    await window.registry.settled();
    window.diary.length = 0;
  }
}

test('500 rounds of insert and remove leave nodes, listeners and memory as they were @both', async ({
  page,
  open: visit,
}) => {
  await visit('<main></main>');
  const browser = await open(page);
  // The engine keeps what it learns of the code in the first rounds.
  await page.evaluate(insertAndRemove, 500);
  const before = await measure(browser);
  await page.evaluate(insertAndRemove, 500);
  const after = await measure(browser);
  expect(after.Nodes - before.Nodes).toBeLessThan(50);
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(10);
  expect(after.JSHeapUsedSize / before.JSHeapUsedSize).toBeLessThan(1.06);
});

test('100 removed and collected leave 0 subscriptions and 0 elements @both', async ({ page, open: visit }) => {
  await visit('<div data-component="subscriber"></div>'.repeat(100));
  await expect.poll(() => page.evaluate(() => window.subscribed)).toBe(100);
  const elements = await page.evaluateHandle(() =>
    [...document.querySelectorAll('[data-component]')].map((element) => new WeakRef(element)),
  );
  await page.evaluate(async () => {
    document.querySelectorAll('[data-component]').forEach((element) => element.remove());
    await window.registry.settled();
  });
  await measure(await open(page));
  await expect.poll(() => page.evaluate(() => window.subscribed)).toBe(0);
  expect(await elements.evaluate((refs) => refs.filter((ref) => ref.deref()).length)).toBe(0);
});

test('elements with a mistake are collected once they have left, those that the console has named aside', async ({
  page,
  open: visit,
}) => {
  await visit('<main></main>');
  const elements = await page.evaluateHandle(async () => {
    const left: WeakRef<Element>[] = [];
    for (let round = 0; round < 40; round++) {
      const element = document.createElement('p');
      element.dataset['component'] = 'greeter';
      element.dataset[round % 2 ? 'woh' : 'mount'] = 'laod';
      document.body.append(element);
      await window.registry.settled();
      element.remove();
      await window.registry.settled();
      left.push(new WeakRef(element));
    }
    return left;
  });
  const browser = await open(page);
  // The driver holds for a moment what the console has been given.
  await expect(async () => {
    await measure(browser);
    expect(await elements.evaluate((refs) => refs.filter((ref) => ref.deref()).length)).toBeLessThan(5);
  }).toPass();
});

test('a part that left is collected, though its element is kept', async ({ page, open: visit }) => {
  await visit('<div data-component="counter" data-mount="visible interaction">server</div>');
  await page.getByText('server').click();
  await expect(page.getByRole('button')).toHaveText('Count 0');
  const mount = await page.evaluateHandle(async () => {
    const element = document.querySelector('div')!;
    const left = new WeakRef(window.registry.get(element)[0]!);
    element.remove();
    await window.registry.settled();
    document.body.append(element);
    await window.registry.settled();
    return left;
  });
  const browser = await open(page);
  // What is still on a stack while the collector runs is kept for once; what leaks, for ever.
  await expect(async () => {
    await measure(browser);
    expect(await mount.evaluate((ref) => ref.deref())).toBeUndefined();
  }).toPass({ timeout: 10_000 });
});

test('stopping leaves no listener behind @both', async ({ page, open: visit }) => {
  await visit('<div data-component="counter"></div><p data-component="greeter" data-mount="visible idle"></p>', {
    start: false,
  });
  const browser = await open(page);
  await page.evaluate(cycle);
  const before = await measure(browser);
  for (let round = 0; round < 20; round++) await page.evaluate(cycle);
  // The last round's own may not have been collected yet; one left behind a round would make 20.
  expect((await measure(browser)).JSEventListeners - before.JSEventListeners).toBeLessThan(10);

  async function cycle(): Promise<void> {
    window.registry.start();
    await window.registry.settled();
    document.querySelector('button')?.click();
    // Passive effects run after the paint.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.registry.stop();
  }
});

test('1,000 mount, in tasks that are short', async ({ page, open: visit }) => {
  await visit('<div data-component="trivial" data-mount="event(go)">server</div>'.repeat(1000));
  // The code is there: what is measured is the mounting.
  await page.evaluate(() => window.registry.mount(document.querySelector<HTMLElement>('[data-component]')!));
  const longest = await longestTask(page, () =>
    page.evaluate(async () => {
      dispatchEvent(new Event('go'));
      await window.registry.settled();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }),
  );
  await expect(page.locator('[data-mount-state=mounted]')).toHaveCount(1000);
  // In CPU time, which a busy machine stretches: asserted in a long run, and by bench:mount. 50 ms is where a task is long.
  if (isLong) expect(longest).toBeLessThan(50);
});
