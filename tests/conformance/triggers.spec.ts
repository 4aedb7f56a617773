import { expect, state, test } from './fixture';

const greeter = (when: string, rest = ''): string => `<p data-component="greeter" data-mount="${when}" ${rest}>x</p>`;

test('mount rule 13: what is idle waits until the page has loaded, and a hint at it starts it at once', async ({
  page,
  visit,
}) => {
  let load = (): void => {};
  const gate = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/late.png', async (route) => {
    await gate;
    await route.fulfill({ status: 404 });
  });
  await page.clock.install();
  await visit(`${greeter('idle', 'id="rests"')}${greeter('idle', 'id="hinted"')}<img src="/late.png" alt="">`);
  await page.locator('#hinted').hover();
  await expect(page.locator('#hinted')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(page.locator('#rests')).toHaveAttribute('data-mount-state', 'waiting');
  load();
  await expect(page.locator('#rests')).toHaveAttribute('data-mount-state', 'mounted');
});

test('visible: when it comes into view, or within the margin given', async ({ page, open }) => {
  await open(`<svg width="10" height="3000"></svg>${greeter('visible', 'id="near"')}`);
  expect(await state(page, '#near')).toBe('waiting');
  await page.locator('#near').scrollIntoViewIfNeeded();
  await expect.poll(() => state(page, '#near')).toBe('mounted');
  await open(`<svg width="10" height="3000"></svg>${greeter('visible(5000px)', 'id="margin"')}`);
  await expect.poll(() => state(page, '#margin')).toBe('mounted');
});

for (const hint of ['hover', 'focus', 'tap'] as const) {
  test(`interaction: at the first ${hint}`, async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const markup = `<script type="application/json" id="options">{"start":true}</script>
      <script type="module" src="/entry.js"></script><a href="#x" data-component="greeter" data-mount="interaction">x</a>`;
    await page.goto(await (await request.post('/pages', { data: markup })).text());
    await expect.poll(() => state(page, 'a')).toBe('waiting');
    await page.locator('a')[hint]();
    await expect.poll(() => state(page, 'a')).toBe('mounted');
    await context.close();
  });
}

test('mount rule 12: what has the focus before anything listens wakes its part', async ({ page, visit }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/entry.js', async (route) => {
    await released;
    await route.continue();
  });
  const focus = page.locator('a >> nth=1').focus().then(release);
  await visit('<a href="#x" data-component="greeter" data-mount="interaction">x</a>'.repeat(2));
  await focus;
  await expect.poll(() => state(page, 'a >> nth=1')).toBe('mounted');
  expect(await state(page, 'a >> nth=0')).toBe('waiting');
});

test('interaction: at once where the part has left something in this entry of the history', async ({ page, open }) => {
  await open(greeter('interaction'));
  const comeBack = async (left: object): Promise<string | null> => {
    await page.evaluate((value) => history.replaceState(value, ''), left);
    await page.reload();
    await page.evaluate(() => window.registry.settled());
    return state(page, 'p');
  };
  expect(await comeBack({ 'somebody-else': { id: 1 } })).toBe('waiting');
  expect(await comeBack({ 'somebody-else': null, greeter: { id: 1 } })).toBe('mounted');
});

test('media: when the query matches, at once or later', async ({ page, open }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await open(
    greeter('media(min-width: 800px)') + greeter('media((max-width: 600px) and (min-height: 1px))', 'id="now"'),
  );
  await expect.poll(() => state(page, '#now')).toBe('mounted');
  expect(await state(page, 'p >> nth=0')).toBe('waiting');
  await page.setViewportSize({ width: 900, height: 500 });
  await expect.poll(() => state(page, 'p >> nth=0')).toBe('mounted');
});

test('event: when it is dispatched anywhere on the page', async ({ page, open }) => {
  await open(greeter('event(shop:open)'));
  expect(await state(page, 'p')).toBe('waiting');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:open')));
  await expect.poll(() => state(page, 'p')).toBe('mounted');
});

test('mount rule 32: active: when the shopper has shown interest in anything on the page', async ({ page, open }) => {
  await open(`${greeter('active', 'id="part"')}<button>Elders</button>`);
  expect(await state(page, '#part')).toBe('waiting');
  await page.getByRole('button').hover();
  await expect.poll(() => state(page, '#part')).toBe('mounted');
});

test('mount rule 32: active(cookie): without any interest where the shopper has that cookie, and not for another one', async ({
  page,
  context,
  baseURL,
  open,
}) => {
  await context.addCookies([{ name: 'shopper', value: '1', url: baseURL ?? '' }]);
  await open(greeter('active(shopper)', 'id="known"') + greeter('active(hopper)', 'id="other"'));
  await expect.poll(() => state(page, '#known')).toBe('mounted');
  expect(await state(page, '#other')).toBe('waiting');
});

test('mount rule 32: active(cookie): where the page is shown again to a shopper who has got the cookie meanwhile', async ({
  page,
  open,
}) => {
  await open(greeter('active(shopper)'));
  await page.evaluate(() => void (document.cookie = 'shopper=1; path=/'));
  expect(await state(page, 'p')).toBe('waiting');
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => state(page, 'p')).toBe('mounted');
});

test('manual: never by itself, at once by hand', async ({ page, open }) => {
  await open(greeter('manual'));
  await page.locator('p').click();
  expect(await state(page, 'p')).toBe('waiting');
  await page.evaluate(() => window.registry.mount(document.querySelector('p')!));
  expect(await state(page, 'p')).toBe('mounted');
});

test('several must all hold', async ({ page, open }) => {
  await open(greeter('event(one) event(two)'));
  await page.evaluate(() => void dispatchEvent(new Event('two')));
  expect(await state(page, 'p')).toBe('waiting');
  await page.evaluate(() => void dispatchEvent(new Event('one')));
  await expect.poll(() => state(page, 'p')).toBe('mounted');
});

test('a page has triggers of its own', async ({ page, open }) => {
  await open(greeter('twice-clicked'));
  await page.locator('p').dblclick();
  await expect.poll(() => state(page, 'p')).toBe('mounted');
});

test('what changes its moment waits for the new one', async ({ page, open }) => {
  await open(greeter('manual'));
  await page.locator('p').evaluate((element) => element.setAttribute('data-mount', 'load'));
  await expect.poll(() => state(page, 'p')).toBe('mounted');
});

test('mount rule 22: a media query that no browser understands is told, one that may hold later is not', async ({
  page,
  open,
  said,
}) => {
  const waiting = ['min-width: 9000px', '(min-width: 9000px) and (hover)', 'screen and (min-width: 9000px)'];
  await open(
    [...waiting, 'min-widht: 1px']
      .map((query) => `<p data-component="greeter" data-mount="media(${query})"></p>`)
      .join(''),
  );
  await expect.poll(() => said.length).toBeGreaterThan(0);
  await expect(page.locator('p[data-mount-state=waiting]')).toHaveCount(4);
  expect(said.map((line) => line.replace(/ JSHandle.*/, ''))).toEqual([
    '[noest] greeter: data-mount: expected a media query such as "media(min-width: 48em)", found "min-widht: 1px"',
  ]);
});
