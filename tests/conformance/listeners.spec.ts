import { diary, expect, test } from './fixture';

const counter = '<div data-component="counter"></div>';

test('a listener of the page that stops an event ahead of all stops it for the view too', async ({ page, open }) => {
  await open(counter, { start: false });
  await page.evaluate(async () => {
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    window.registry.start();
    await window.registry.settled();
  });
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 0');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('the first event of a type arrives, and every one after it', async ({ page, open }) => {
  await open(counter);
  await page.getByRole('button').click();
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 2');
});

test('the first event arrives where it comes while the view is being shown', async ({ page, open }) => {
  await open('<div data-component="focuser"></div>');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect.poll(() => diary(page)).toContain('focuser: focused');
});

test('events arrive in a part inside a slot, and then in the view around it', async ({ page, open }) => {
  await open('<div data-component="panel"><div data-slot="link"><div data-component="counter"></div></div></div>');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Fold' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeHidden();
});

test('inside a shadow root events arrive', async ({ page, open }) => {
  await open('<main></main>');
  await page.evaluate(async () => {
    const shadow = document.querySelector('main')!.attachShadow({ mode: 'open' });
    const element = document.createElement('div');
    element.dataset['component'] = 'counter';
    shadow.append(element);
    window.registry.scan(shadow);
    await window.registry.settled();
  });
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});

test('typing and selecting reach a controlled field', async ({ page, open }) => {
  await open('<div data-component="form" data-mount="load"></div>');
  await page.getByLabel('Name').pressSequentially('Jan');
  await page.getByLabel('Size').selectOption('l');
  await expect(page.locator('output')).toContainText('{"name":"Jan","size":"l"');
});

test('a mounted element that leaves and returns receives events again', async ({ page, open }) => {
  await open(counter);
  await page.getByRole('button').click();
  await page.evaluate(async () => {
    const element = document.querySelector('[data-component]')!;
    element.remove();
    await window.registry.settled();
    document.body.append(element);
    await window.registry.settled();
  });
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Count 1');
});
