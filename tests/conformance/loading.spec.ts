import type { Page } from 'playwright/test';
import { diary, expect, state, test } from './fixture';

/**
 * Fails the first requests for a file; the function returned counts how often it was asked. What was preloaded is imported
 * without a request. What had to be fetched is imported from the cache, which is switched off where requests are looked at:
 * that one is not counted.
 */
async function failTimes(page: Page, file: RegExp, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(file, (route) => {
    const isImport = asked > times && route.request().resourceType() === 'script';
    return isImport || ++asked > times ? route.continue() : route.abort();
  });
  return () => asked;
}

const fragile = '<p class="fragile" data-component="fragile">server</p><p data-component="greeter"></p>';
const chunk = /chunks\/\w+\/fragile\.js/;

for (const times of [1, 2, 3]) {
  test(`a chunk that fails ${times} times is asked again and comes`, async ({ page, open }) => {
    const asked = await failTimes(page, chunk, times);
    await open(fragile);
    expect(await state(page, '.fragile')).toBe('mounted');
    expect(asked()).toBe(times + 1);
  });
}

test('shared rule 6: a chunk that never comes leaves the fallback and one message', async ({ page, open, said }) => {
  const asked = await failTimes(page, chunk, Infinity);
  await open(fragile);
  expect(await state(page, '.fragile')).toBe('failed');
  await expect(page.locator('.fragile')).toHaveText('server');
  expect(await diary(page)).toEqual(['greeter: hello you']);
  expect(asked()).toBe(4);
  await expect
    .poll(() => said.filter((line) => line.includes('[noest] fragile: its code could not be loaded')).length)
    .toBe(1);
});

test('an element that comes after a failure tries anew', async ({ page, open }) => {
  await failTimes(page, chunk, 4);
  await open(fragile);
  await page.evaluate(async () => {
    const late = document.createElement('p');
    late.id = 'late';
    late.dataset['component'] = 'fragile';
    document.body.append(late);
    await window.registry.settled();
  });
  expect(await state(page, '#late')).toBe('mounted');
});

test('mount rule 10, shared rule 6: a chunk that hangs is given up after 120 s, and asked again at the next sign of interest', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  let asked = 0;
  await page.route(chunk, async (route) => {
    if (++asked > 1) await route.continue();
  });
  await visit(fragile);
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(119_000);
  expect(await state(page, '.fragile')).toBe('loading');
  await page.clock.fastForward(1_000);
  await expect.poll(() => state(page, '.fragile')).toBe('failed');
  await expect(page.locator('.fragile')).toHaveText('server');
  expect(asked).toBe(1);
  await page.locator('.fragile').hover();
  await expect.poll(() => state(page, '.fragile')).toBe('mounted');
});

test('mount rule 10: a part whose code did not come is asked for once more at each sign of interest, others on its element stay', async ({
  page,
  open,
}) => {
  const asked = await failTimes(page, chunk, 5);
  await open('<button data-component="greeter fragile">server</button>');
  expect([await state(page, 'button'), asked()]).toEqual(['failed', 4]);
  await page.locator('button').focus();
  await expect.poll(asked).toBe(5);
  await expect.poll(() => state(page, 'button')).toBe('failed');
  await page.locator('button').hover();
  await expect.poll(() => state(page, 'button')).toBe('mounted');
  expect((await diary(page)).filter((line) => line.startsWith('greeter'))).toEqual(['greeter: hello you']);
});

test('the code that mounts is asked for again at the next sign of interest', async ({ page, open }) => {
  await failTimes(page, /chunks\/\w+\/base\.js/, 4);
  await open('<p data-component="greeter">server</p>');
  expect(await state(page, 'p')).toBe('failed');
  await page.locator('p').hover();
  await expect.poll(() => state(page, 'p')).toBe('mounted');
});

for (const times of [1, 2]) {
  test(`what a chunk imports may fail ${times} times`, async ({ page, open }) => {
    await failTimes(page, /chunks\/\w+\/fragileDependency\.js/, times);
    await open(fragile);
    expect(await diary(page)).toContain('fragile: sound');
  });

  test(`a stylesheet may fail ${times} times`, async ({ page, open }) => {
    await failTimes(page, /chunks\/\w+\/fragile\.css/, times);
    await open(fragile);
    expect(await state(page, '.fragile')).toBe('mounted');
    await expect(page.locator('.fragile')).toHaveCSS('color', 'rgb(1, 2, 3)');
  });
}

test('the code that mounts may be missing: every fallback stays, and one message is logged', async ({
  page,
  open,
  said,
}) => {
  await failTimes(page, /chunks\/\w+\/base\.js/, Infinity);
  await open('<p data-component="greeter">server</p><p data-component="greeter">server</p>');
  await expect(page.locator('p')).toHaveText(['server', 'server']);
  expect(await state(page, 'p >> nth=0')).toBe('failed');
  await expect.poll(() => said.filter((line) => line.startsWith('[noest]')).length).toBe(1);
});

for (const times of [1, 2]) {
  test(`the code that mounts may fail ${times} times, and a part with it, and nothing is thrown`, async ({
    page,
    open,
    said,
  }) => {
    await failTimes(page, /chunks\/\w+\/base\.js/, times);
    await failTimes(page, chunk, times);
    await open(fragile);
    expect(await diary(page)).toEqual(expect.arrayContaining(['greeter: hello you', 'fragile: sound']));
    expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
}

for (const times of [1, 2, 3]) {
  test(`the runtime of widgets may fail ${times} times`, async ({ page, open }) => {
    await failTimes(page, /chunks\/\w+\/react\.js/, times);
    await open('<div data-component="trivial">server</div>');
    await expect(page.locator('div')).toHaveText('Trivial');
  });
}

test('every chunk may be missing: nothing is thrown, and mounting by hand tries anew', async ({ page, open, said }) => {
  const gone = /chunks\/\w+\/(?!entry)/;
  await page.route(gone, (route) => route.abort());
  await open('<div data-component="trivial">server</div>');
  expect(await state(page, 'div')).toBe('failed');
  expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  await page.unroute(gone);
  await page.evaluate(() => window.registry.mount(document.querySelector('div')!));
  await expect(page.locator('div')).toHaveText('Trivial');
});

test('the runtime of widgets may be missing: behaviours live, widgets keep their fallback', async ({
  page,
  open,
  said,
}) => {
  await failTimes(page, /chunks\/\w+\/react\.js/, Infinity);
  await open('<p data-component="greeter"></p><div data-component="trivial">server</div>');
  expect(await diary(page)).toEqual(['greeter: hello you']);
  await expect(page.locator('div')).toHaveText('server');
  await expect.poll(() => said.filter((line) => line.includes('[noest] trivial: its code')).length).toBe(1);
});

test('removed while loading: nothing mounts', async ({ page, visit }) => {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/chunks\/\w+\/counter\./, async (route) => {
    await gate;
    await route.continue();
  });
  await visit(
    '<div id="gone" data-component="counter"></div><main><div id="moved" data-component="counter"></div></main>',
  );
  await expect.poll(() => state(page, '#gone')).toBe('loading');
  await page.evaluate(() => {
    document.querySelector('#gone')?.remove();
    document.body.append(document.querySelector('#moved')!);
  });
  letGo();
  await expect(page.locator('#moved')).toHaveText('Count 0');
  await expect.poll(() => diary(page)).toEqual(['counter: mounted']);
});

test('stopped before anything has come: no state is left behind', async ({ page, open }) => {
  await open('<p data-component="greeter"></p><b data-component="nobody"></b>', { start: false });
  const arrived = page.waitForEvent('requestfinished', (request) => /chunks\/\w+\/base\./.test(request.url()));
  await page.evaluate(() => {
    window.registry.start();
    window.registry.stop();
  });
  await arrived;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('[data-mount-state]')).toHaveCount(0);
});

test('a page of behaviours fetches nothing of React', async ({ page, open }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open('<p data-component="greeter"></p><div data-component="form"><form></form></div>');
  expect(await diary(page)).toEqual(['greeter: hello you']);
  expect(fetched.filter((address) => /chunks\/\w+\/(react|form)\./.test(address))).toEqual([]);
});
