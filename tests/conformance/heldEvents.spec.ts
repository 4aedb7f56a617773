import type { Page } from 'playwright/test';
import { diary, expect, state, test } from './fixture';

/** Holds back every chunk of a part until the function returned is called. */
async function holdBack(page: Page, part: string): Promise<() => void> {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/chunks/*/${part}.js`, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test('an early click acts once, however often it was tried', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter" data-mount="interaction"><button name="count">Count</button></div>');
  for (const _ of [1, 2, 3]) await page.getByRole('button').click();
  letGo();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('a press that lasts while the part arrives becomes one click', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter" data-mount="interaction"><button name="count">Count</button></div>');
  await page.getByRole('button').hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/chunks/*/counter.js');
  letGo();
  await arrived;
  // Two frames and a task are more than a mount takes.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('a click before the entry is there is held by the script in the head', async ({ page, visit }) => {
  await page.route('**/entry.js', async (route) => {
    await clicked;
    await route.continue();
  });
  let settle = (): void => {};
  const clicked = new Promise<void>((resolve) => (settle = resolve));
  void visit('<div data-component="counter" data-mount="interaction"><button name="count">Count</button></div>');
  await page.getByRole('button').click();
  settle();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('an early submit acts once, on the view, with what was typed', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'form');
  await visit(`<div data-component="form"><form action="/posted"><input name="name" aria-label="Name"></form></div>`);
  await page.getByLabel('Name').fill('Jan');
  await page.getByLabel('Name').press('Enter');
  letGo();
  await expect.poll(() => diary(page)).toEqual(['form: submitted Jan']);
});

test('an early submit acts once on a behaviour', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'greeter');
  await visit(`<form data-component="greeter" action="/posted"><button>Send</button></form>`);
  await page.getByRole('button').click();
  letGo();
  await expect.poll(() => diary(page)).toEqual(['greeter: hello you', 'greeter: clicked', 'greeter: submitted']);
});

test('a held submit on a part that then fails posts the form as without script', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'thrower');
  await visit(`<div data-component="thrower"><form method="post" action="/posted"><input type="hidden" name="sku" value="7">
    <button name="with" value="button">Send</button></form></div>`);
  await page.getByRole('button').click();
  letGo();
  await expect(page).toHaveURL(/\/posted$/);
  await expect(page.locator('pre')).toHaveText('sku=7&with=button');
});

test('a held act whose part does not come goes the native way', async ({ page, visit }) => {
  await holdBack(page, 'greeter');
  await visit(
    '<form data-component="greeter" method="post" action="/posted"><button name="a" value="b">Send</button></form>',
    {
      options: { holdTimeout: 50 },
    },
  );
  await page.waitForFunction(() => window.noestHeld?.timeout === 50);
  await page.getByRole('button').click();
  await expect(page.locator('pre')).toHaveText('a=b');
});

test('links are never held, unless one asks for it', async ({ page, visit }) => {
  await holdBack(page, 'greeter');
  await visit(
    `<div data-component="greeter"><a id="asks" href="#asked" data-replay="on">asks</a><a id="link" href="#followed">link</a></div>`,
  );
  await page.locator('#asks').click();
  await page.locator('#link').click();
  await expect(page).toHaveURL(/#followed$/);
});

test('data-replay="off" and replay: false leave a click to the browser', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'plain');
  await visit(
    `<div data-component="plain" data-replay="off"><form method="post" action="/posted"><button>Send</button></form></div>`,
  );
  await page.getByRole('button').click();
  await expect(page).toHaveURL(/\/posted$/);
  await visit(`<div data-component="plain"><form method="post" action="/posted"><button>Send</button></form></div>`);
  await page.getByRole('button').click();
  letGo();
  await expect(page).toHaveURL(/\/posted$/);
});

test('what will not mount by itself holds nothing', async ({ page, open }) => {
  await open(
    `<div data-component="greeter" data-mount="manual"><form method="post" action="/posted"><button>Send</button></form></div>`,
  );
  await page.getByRole('button').click();
  await expect(page).toHaveURL(/\/posted$/);
});

test('without the script in the head the entry holds', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter"><button name="count">Count</button></div>', { head: false });
  await page.waitForFunction(() => window.noestHeld);
  await page.getByRole('button').click();
  letGo();
  await expect(page.getByRole('button')).toHaveText('Count 1');
  expect(await state(page, '[data-component]')).toBe('mounted');
});

for (const how of ['stop', 'unmount'] as const) {
  test(`after ${how} a click is not held, and reaches the markup of the server at once`, async ({ page, open }) => {
    await open('<div data-component="counter"><button name="count">Count</button></div>');
    const received = await page.evaluate((act) => {
      const element = document.querySelector('div')!;
      if (act === 'stop') window.registry.stop();
      else window.registry.unmount(element);
      let clicks = 0;
      element.addEventListener('click', () => clicks++);
      element.querySelector('button')?.click();
      return clicks;
    }, how);
    expect(received).toBe(1);
  });
}
