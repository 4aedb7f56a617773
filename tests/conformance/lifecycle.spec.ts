import { diary, expect, state, test } from './fixture';

test('markup inserted later mounts', async ({ page, open }) => {
  await open('<main></main>');
  await page.evaluate(async () => {
    const element = document.createElement('div');
    element.dataset['component'] = 'trivial';
    document.querySelector('main')?.append(element);
    await window.registry.settled();
  });
  await expect(page.locator('main')).toHaveText('Trivial');
  expect(await state(page, '[data-component]')).toBe('mounted');
});

test('an attribute that makes an element a part mounts it, one that ends it gives the markup back', async ({
  page,
  open,
}) => {
  await open('<div id="late">server</div>');
  const late = page.locator('#late');
  await late.evaluate((element) => element.setAttribute('data-component', 'trivial'));
  await expect(late).toHaveText('Trivial');
  await late.evaluate((element) => element.removeAttribute('data-component'));
  await expect(late).toHaveText('server');
  await expect(late).not.toHaveAttribute('data-mount-state');
});

test('removal unmounts: effects are cleaned up, the signal aborts @both', async ({ page, open }) => {
  await open('<div data-component="counter"></div>');
  // Preact runs no effect of what is gone before the next frame.
  await expect.poll(() => diary(page)).toEqual(['counter: mounted']);
  await page.evaluate(() => document.querySelector('[data-component]')?.remove());
  await expect
    .poll(async () => (await diary(page)).toSorted())
    .toEqual(['counter: aborted', 'counter: mounted', 'counter: unmounted']);
});

test('a removed element that comes back later mounts again, on the markup the server sent', async ({ page, open }) => {
  await open('<div data-component="counter"><i>server</i></div>');
  const [between, after] = await page.evaluate(async () => {
    const element = document.querySelector('[data-component]')!;
    element.remove();
    await window.registry.settled();
    const markup = element.textContent;
    document.body.append(element);
    await window.registry.settled();
    return [markup, element.textContent];
  });
  expect([between, after]).toEqual(['server', 'Count 0']);
});

test('a move keeps state @both', async ({ page, open }) => {
  await open('<header></header><main><div data-component="counter"></div></main>');
  await page.getByRole('button').click();
  await page.evaluate(() => document.querySelector('header')?.append(document.querySelector('[data-component]')!));
  await page.getByRole('button').click();
  await expect(page.locator('header')).toHaveText('Count 2');
  expect(await diary(page)).toEqual(['counter: mounted']);
});

test('a changed attribute renders again in place @both', async ({ page, open }) => {
  await open('<div data-component="counter" data-start="3"></div>');
  const button = await page.getByRole('button').elementHandle();
  await page.getByRole('button').click();
  await page.evaluate(() => document.querySelector('[data-component]')?.setAttribute('data-label', 'Planks'));
  await expect(page.getByRole('button')).toHaveText('Planks 4');
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
});

test('an attribute whose name ends in "mount" is a property like any other', async ({ page, open }) => {
  await open('<div data-component="nest" data-amount="1"></div>');
  const view = await page.locator('p').elementHandle();
  await page.evaluate(() => document.querySelector('div')?.setAttribute('data-amount', '2'));
  await expect(page.locator('p')).toHaveText('2');
  expect(await view?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a part that a view renders leaves with it @both', async ({ page, open }) => {
  await open('<div data-component="nest"></div>');
  await expect.poll(() => diary(page)).toEqual(['greeter: hello you']);
  await page.evaluate(() => document.querySelector('div')?.remove());
  await expect.poll(() => diary(page)).toEqual(['greeter: hello you', 'greeter: goodbye you']);
});

test('an element that changes as it is removed is left alone', async ({ page, open }) => {
  await open('<p data-component="greeter"></p>');
  const known = await page.evaluate(async () => {
    const element = document.querySelector('p')!;
    element.remove();
    element.setAttribute('data-mount', 'load');
    await window.registry.settled();
    return window.registry.get(element).length;
  });
  expect(known).toBe(0);
});

test('a changed attribute attaches a behaviour anew, or is handed to the function it returned', async ({
  page,
  open,
}) => {
  await open('<p data-component="greeter" data-who="Jan"></p><p data-component="plain" data-who="Jan"></p>');
  await page.evaluate(() => document.querySelectorAll('p').forEach((part) => part.setAttribute('data-who', 'Piet')));
  await expect
    .poll(async () => (await diary(page)).toSorted())
    .toEqual([
      'greeter: goodbye Jan',
      'greeter: hello Jan',
      'greeter: hello Piet',
      'plain: hello Jan',
      'plain: now Piet',
    ]);
});

test('the same element twice in one batch mounts once', async ({ page, open }) => {
  await open('<main></main>');
  await page.evaluate(async () => {
    const element = document.createElement('div');
    element.dataset['component'] = 'counter';
    document.querySelector('main')?.append(element);
    document.body.append(element);
    document.querySelector('main')?.append(element);
    await window.registry.settled();
  });
  await expect(page.locator('main')).toHaveText('Count 0');
  expect(await diary(page)).toEqual(['counter: mounted']);
});

test('starting twice is starting once', async ({ page, open }) => {
  await open('<div data-component="counter"></div>');
  await page.evaluate(async () => {
    window.registry.start();
    await window.registry.settled();
  });
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 1');
  expect(await diary(page)).toEqual(['counter: mounted']);
});

test('stopping gives the markup back and watches nothing; starting again mounts again @both', async ({
  page,
  open,
}) => {
  await open('<div data-component="counter"><i>server</i></div>');
  const [stopped, started] = await page.evaluate(async () => {
    const element = document.querySelector('[data-component]')!;
    window.registry.stop();
    const markup = element.outerHTML;
    window.registry.start();
    await window.registry.settled();
    return [markup, element.textContent];
  });
  expect(stopped).toBe('<div data-component="counter"><i>server</i></div>');
  expect(started).toBe('Count 0');
});

test('several parts share an element; its state is the one that wants attention', async ({ page, open }) => {
  await open('<p data-component="greeter plain"></p><b data-component="greeter nobody"></b>');
  expect(await state(page, 'p')).toBe('mounted');
  await expect(page.locator('b')).toHaveAttribute('data-mount-state', 'unknown');
  expect(
    await page.evaluate(() => window.registry.get(document.querySelector('p')!).map((mount) => mount.name)),
  ).toEqual(['greeter', 'plain']);
});

test('a detached element mounts by hand, and unmounts by hand', async ({ page, open }) => {
  await open('');
  const texts = await page.evaluate(async () => {
    const element = document.createElement('div');
    element.dataset['component'] = 'trivial';
    element.append('server');
    await window.registry.mount(element);
    const mounted = element.textContent;
    window.registry.unmount(element);
    return [mounted, element.textContent];
  });
  expect(texts).toEqual(['Trivial', 'server']);
});

test('unmounted by hand it stays so, whatever is added to the page, until it is mounted by hand', async ({
  page,
  open,
}) => {
  await open('<div data-component="counter">server</div>');
  const texts = await page.evaluate(async () => {
    const element = document.querySelector('div')!;
    window.registry.unmount(element);
    for (let count = 0; count < 10; count++)
      document.body.append(document.createElement('p').appendChild(document.createElement('b')).parentElement!);
    await window.registry.settled();
    const unmounted = element.textContent;
    await window.registry.mount(element);
    return [unmounted, element.textContent];
  });
  expect(texts).toEqual(['server', 'Count 0']);
});

test('slot nodes keep identity, listeners and nested parts @both', async ({ page, open }) => {
  await open(
    `<div data-component="panel"><p>fallback</p>
      <a data-slot="link" href="#x">Cart <span data-component="greeter">3</span></a></div>`,
    { start: false },
  );
  await page.evaluate(async () => {
    const link = document.querySelector('a')!;
    Object.assign(link, { mine: true });
    link.addEventListener('click', () => document.body.append('clicked'));
    window.registry.start();
    await window.registry.settled();
  });
  await expect(page.locator('section h2')).toHaveText('link');
  await page.locator('section a span').click();
  await expect(page.locator('body')).toContainText('clicked');
  expect(await page.locator('section a').evaluate((link) => 'mine' in link)).toBe(true);
  expect(await diary(page)).toEqual(['greeter: hello you', 'greeter: clicked']);
});

test('a part that throws later gives the whole fallback back, slots in their place @both', async ({ page, open }) => {
  const markup = '<p>before</p><a data-slot="link" href="#x">Cart</a><p>after</p>';
  await open(`<div data-component="panel">${markup}</div>`);
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.locator('[data-component]')).toHaveAttribute('data-mount-state', 'failed');
  expect(await page.locator('[data-component]').innerHTML()).toBe(markup);
});

test('a part that has failed is not woken by a changed attribute', async ({ page, open }) => {
  await open('<div data-component="panel" data-title="a"><a data-slot="link" href="#x">Cart</a></div>');
  await page.evaluate(() => {
    window.diary = [];
    document.addEventListener('shop:widget-error', () => window.diary?.push('failed'));
  });
  await page.getByRole('button', { name: 'Break' }).click();
  const part = page.locator('[data-component]');
  await expect(part).toHaveAttribute('data-mount-state', 'failed');
  await expect.poll(() => diary(page)).toEqual(['failed']);
  await part.evaluate(async (element) => {
    element.setAttribute('data-title', 'b');
    await window.registry.settled();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect(part).toHaveText('Cart');
  expect(await diary(page)).toEqual(['failed']);
});

test('StrictMode: effects and slots survive being run twice @both', async ({ page, open }) => {
  await open('<div data-component="strict"><a data-slot="link" href="#x">Cart</a></div>');
  await page.evaluate(() => document.dispatchEvent(new Event('add')));
  await expect(page.getByRole('status')).toHaveText('1');
  await expect(page.getByRole('link')).toHaveText('Cart');
});

test('a first render that suspends shows the server markup until it is there @both', async ({ page, visit }) => {
  await visit('<div data-component="suspender"><input name="name" aria-label="Name"><b>server</b></div>');
  await page.getByLabel('Name').fill('Jan');
  await page.waitForFunction(() => 'resume' in window);
  await expect(page.locator('noest-slot b')).toHaveText('server');
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await state(page, '[data-component]')).toBe('loading');
  await page.evaluate(() => window.resume());
  await expect(page.getByRole('button')).toHaveText('Arrived');
  await expect(page.getByLabel('Name')).toHaveValue('Jan');
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await state(page, '[data-component]')).toBe('mounted');
});

test('ids made by views do not collide @both', async ({ page, open }) => {
  await open('<div data-component="counter"></div><div data-component="counter"></div>');
  const ids = await page.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.id));
  expect(new Set(ids).size).toBe(2);
});

test('a page back from the back/forward cache asks its parts to refresh (pageshow is dispatched: headless has no cache)', async ({
  page,
  open,
}) => {
  await open('<p data-component="greeter"></p><div data-component="counter"></div>');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await diary(page)).toEqual(expect.arrayContaining(['greeter: restored', 'counter: restored']));
});

test('a part that has left the page hears no more of the back/forward cache', async ({ page, open }) => {
  await open('<p data-component="greeter"></p><div data-component="counter"></div>');
  await page.evaluate(async () => {
    document.querySelector('[data-component=greeter]')?.remove();
    await window.registry.settled();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect((await diary(page)).filter((line) => line.endsWith('restored'))).toEqual(['counter: restored']);
});

test('a page that is being prerendered waits until it is shown', async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await visit('<p data-component="greeter"></p>');
  await page.waitForFunction(() => window.registry);
  expect(await page.evaluate(() => window.diary)).toBeUndefined();
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => diary(page)).toEqual(['greeter: hello you']);
});
