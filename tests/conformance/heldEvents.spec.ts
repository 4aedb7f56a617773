import type { Page } from 'playwright/test';
import { DELAYS, INPUTS, PAGE, pressEach } from '../support/firstPresses';
import { diary, expect, state, test } from './fixture';

test.use({ hasTouch: true });

for (const input of INPUTS) {
  for (const delay of DELAYS) {
    const tag = delay === 500 || (input === 'mouse' && delay === 0) ? [] : '@long';
    test(
      `the first press by ${input} of each kind of control acts once, its code late by ${delay} ms`,
      { tag },
      async ({ page, visit }) => {
        await pressEach(page, () => visit(PAGE), input, delay);
      },
    );
  }
}

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

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

test('mount rule 2: an early click acts once, however often it was tried', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter" data-mount="interaction"><button name="count">Count</button></div>');
  for (const _ of [1, 2, 3]) await page.getByRole('button').click();
  letGo();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('mount rule 9: a press that lasts while the part arrives becomes one click', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter" data-mount="interaction"><button name="count">Count</button></div>');
  await page.getByRole('button').hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/chunks/*/counter.js');
  letGo();
  await arrived;
  // More than a mount takes.
  await frames(page, 2);
  await page.mouse.up();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

for (const [control, told] of [
  ['checkbox', { checkbox: true }],
  ['button', { button: 1 }],
] as const) {
  test(`mount rule 9: Space on a ${control}, held down while the part arrives, acts once`, async ({ page, visit }) => {
    const letGo = await holdBack(page, 'controls');
    await visit(PAGE);
    const part = page.locator(`#${control}`);
    await part.locator(control === 'button' ? 'button:has-text("Press")' : '[name=gift]').focus();
    await expect(part).toHaveAttribute('data-mount-state', 'loading');
    await page.keyboard.down('Space');
    const arrived = page.waitForResponse('**/chunks/*/controls.js');
    letGo();
    await arrived;
    // More than a mount takes.
    await frames(page, 2);
    await page.keyboard.up('Space');
    await expect(part.locator('output')).toHaveText(JSON.stringify(told));
  });
}

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

test('mount rule 2: an early submit acts once, on the view, with what was typed', async ({ page, visit }) => {
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

test('mount rule 4: a held act whose part does not come goes the native way', async ({ page, visit }) => {
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

test('mount rule 4: a held form whose button has left it goes without it', async ({ page, visit }) => {
  await page.clock.install();
  await holdBack(page, 'greeter');
  await visit(`<form data-component="greeter" id="order" method="post" action="/posted"><input name="qty" value="2"></form>
    <button form="order" name="with" value="button">Send</button>`);
  await page.getByRole('button').click();
  await page.getByRole('button').evaluate((button) => button.remove());
  await page.clock.fastForward(3000);
  await expect(page.locator('pre')).toHaveText('qty=2');
});

test('mount rule 2: a press that could not be done again is not held', async ({ page, visit }) => {
  await holdBack(page, 'greeter');
  await visit(
    `<div data-component="greeter"><svg role="button" aria-label="Picture"></svg><button>Send</button></div>`,
  );
  await page.getByRole('button', { name: 'Picture' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-held]')).toHaveText('Send');
});

test('mount rule 5: links are never held, unless one asks for it', async ({ page, visit }) => {
  await holdBack(page, 'greeter');
  await visit(
    `<div data-component="greeter"><a id="asks" href="#asked" data-replay="on">asks</a><a id="link" href="#followed">link</a></div>`,
  );
  await page.locator('#asks').click();
  await page.locator('#link').click();
  await expect(page).toHaveURL(/#followed$/);
});

test('mount rule 4: a button of a view waits for as long as its part may come', async ({ page, visit }) => {
  await page.clock.install();
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter"><button type="button" name="count">Count</button></div>');
  await page.getByRole('button').click();
  await page.clock.fastForward(60_000);
  letGo();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('mount rule 2: where each press counts, all are replayed', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'counter');
  await visit('<div data-component="counter"><button type="button" name="count" data-replay="each">+</button></div>');
  for (const _ of [1, 2, 3]) await page.getByRole('button').click();
  letGo();
  await expect(page.getByRole('button')).toHaveText('Count 3');
});

/** A link of a part that is woken by the part around it, and is kept for a minute. */
const nested = `<div data-component="opener"><div id="controls" data-component="controls" data-mount="event(opened)" data-replay="60000">
  <form><p><a href="#followed">Next</a></p></form></div></div>`;

test('mount rule 3: a link is kept for its own time: for the part around it, then for its own', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  const outer = await holdBack(page, 'opener');
  const inner = await holdBack(page, 'controls');
  await visit(nested);
  await page.getByRole('link').click();
  await expect(page.locator('[data-held]')).toHaveText('Next');
  await page.clock.fastForward(20_000);
  outer();
  await expect.poll(() => state(page, '#controls')).toBe('loading');
  await page.clock.fastForward(20_000);
  inner();
  await expect(page.locator('output')).toHaveText('{"link":1}');
  await page.clock.fastForward(60_000);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('[data-held]')).toHaveCount(0);
});

test('a link is followed when its own time is over, however often it has changed hands', async ({ page, visit }) => {
  await page.clock.install();
  const outer = await holdBack(page, 'opener');
  const inner = await holdBack(page, 'controls');
  await visit(nested);
  await page.getByRole('link').click();
  await page.clock.fastForward(30_000);
  outer();
  await expect.poll(() => state(page, '#controls')).toBe('loading');
  expect(new URL(page.url()).hash).toBe('');
  await page.clock.fastForward(30_000);
  await expect(page).toHaveURL(/#followed$/);
  inner();
  await expect.poll(() => state(page, '#controls')).toBe('mounted');
  await expect(page.locator('output')).toHaveText('{}');
});

test('a link pressed before the entry is there waits for the part that wakes its own', async ({ page, visit }) => {
  let settle = (): void => {};
  const clicked = new Promise<void>((resolve) => (settle = resolve));
  await page.route('**/entry.js', async (route) => {
    await clicked;
    await route.continue();
  });
  void visit(nested);
  await page.getByRole('link').click();
  settle();
  await expect(page.locator('output')).toHaveText('{"link":1}');
  expect(new URL(page.url()).hash).toBe('');
});

test('without a network nothing leads to the error page of the browser; it is done once there is one', async ({
  page,
  visit,
  context,
}) => {
  await page.clock.install();
  await holdBack(page, 'greeter');
  await visit(`<form data-component="greeter" method="post" action="/posted"><button name="a" value="b">Send</button></form>
    <div data-component="greeter"><a href="#followed" data-replay="1000">link</a></div>`);
  await context.setOffline(true);
  await page.getByRole('link').click();
  await page.clock.fastForward(5000);
  expect(new URL(page.url()).hash).toBe('');
  await context.setOffline(false);
  await expect(page).toHaveURL(/#followed$/);
  await context.setOffline(true);
  await page.getByRole('button').click();
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/#followed$/);
  await context.setOffline(false);
  await expect(page.locator('pre')).toHaveText('a=b');
});

test('mount rule 3: a part that is alive gets its press at once, whatever is still to come around it', async ({
  page,
  visit,
}) => {
  await holdBack(page, 'opener');
  await visit(
    '<div data-component="opener" data-mount="load"><div data-component="counter"><button>Count</button></div></div>',
  );
  await expect(page.getByRole('button')).toHaveText('Count 0');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('mount rules 2 and 8: a press on a part inside is marked, and goes to the one that a view puts in its place', async ({
  page,
  visit,
}) => {
  const outer = await holdBack(page, 'nest');
  await holdBack(page, 'counter');
  await visit(`<div data-component="nest"><p data-component="counter"><button type="button">server</button></p></div>`);
  await page.getByRole('button').click();
  await expect(page.locator('[data-held]')).toHaveText('server');
  outer();
  await expect.poll(() => diary(page)).toContain('greeter: hello you');
});

test('mount rule 1: what the browser does by itself it does at once', async ({ page, visit }) => {
  await holdBack(page, 'controls');
  await visit(`<div data-component="controls" data-mount="load"><button popovertarget="more">More</button></div>
    <p id="more" popover>shown</p>`);
  await page.getByRole('button').click();
  await expect(page.locator('#more')).toBeVisible();
});

test('mount rule 1: what is ticked, chosen or opened is so from the press on, before the code is there', async ({
  page,
  visit,
}) => {
  await holdBack(page, 'controls');
  await visit(PAGE);
  for (const control of ['#summary summary', '#checkbox [name=gift]', '#label label', '#radio [value=pine]'])
    await page.locator(control).click();
  // Read once: a press that is held would be released to the browser in time.
  const done = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('input:checked, details[open]'),
      (node) => node.closest('[data-component]')!.id,
    ),
  );
  expect(done.toSorted()).toEqual(['checkbox', 'label', 'radio', 'summary']);
});

test('a press that is the first hint itself acts once', async ({ page, open }) => {
  const one = '<div data-component="controls"><details><summary>Calculator</summary></details></div>';
  await open(`<section>${one}</section><div data-component="controls" data-mount="load"></div>`, { start: false });
  // The pointer is there before the registry listens, and the code before the press.
  await page.locator('section summary').hover();
  await page.evaluate(() => {
    window.registry.start();
    return window.registry.settled();
  });
  expect(await state(page, 'section > div')).toBe('waiting');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('section output')).toHaveText('{"summary":true}');
});

test('a press on what stands in for a suspended view acts once, though the view goes on meanwhile', async ({
  page,
  visit,
}) => {
  await visit(`<div data-component="suspender"><p><input name="name" aria-label="Name"><button type="button" name="go">Go</button></p>
    <details><summary>More</summary></details></div>`);
  await page.waitForFunction(() => 'resume' in window && document.querySelector('noest-slot button'));
  await page.getByRole('button').hover();
  await page.mouse.down();
  await page.evaluate(() => window.resume?.());
  // React shows no other view within 300 ms of the last fallback.
  await frames(page, 30);
  await page.mouse.up();
  await expect(page.getByRole('button')).toHaveText('Arrived');
  await expect.poll(() => diary(page)).toEqual(['suspender: clicked']);
});

test('mount rules 9 and 27: a press on what stands in for a suspended view posts its form, though the view fails meanwhile', async ({
  page,
  visit,
}) => {
  await visit('<div data-component="suspender"><form><input name="qty" value="2"><button>Add</button></form></div>');
  await page.waitForFunction(() => 'resume' in window && document.querySelector('noest-slot button'));
  await page.getByRole('button').hover();
  await page.mouse.down();
  await page.evaluate(() => window.resume('out of wood'));
  await frames(page, 30);
  await page.mouse.up();
  await expect(page).toHaveURL(/\?qty=2$/);
});

test('mount rule 9: a list of choices that is open stays open until one is chosen', async ({ page, visit }) => {
  const letGo = await holdBack(page, 'controls');
  await visit(`<div data-component="controls"><form><select name="size"><option value="s">S</option>
    <option value="l">L</option></select></form></div>`);
  await page.locator('select').click();
  await page.waitForFunction(() => document.querySelector('select:open'));
  const arrived = page.waitForResponse('**/chunks/*/controls.js');
  letGo();
  await arrived;
  await frames(page, 2);
  await expect(page.locator('select:open')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).toHaveText('{"select":"l"}');
});

test('mount rule 5: data-replay="off" and replay: false leave a click to the browser', async ({ page, visit }) => {
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
