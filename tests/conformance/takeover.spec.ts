import { expect, state, test } from './fixture';

const form = `<div data-component="form" data-mount="event(go)"><form action="/posted">
  <input name="name" aria-label="Name"><select name="size"><option value="s">S</option><option value="l">L</option></select>
  <input type="checkbox" name="gift"><textarea name="remark"></textarea><button>Send</button></form></div>`;

const go = (): Promise<void> => {
  dispatchEvent(new Event('go'));
  return window.registry.settled();
};

test('what was typed and chosen is known to the view @both', async ({ page, open }) => {
  await open(form);
  await page.locator('[name=name]').fill('Jan');
  await page.locator('[name=size]').selectOption('l');
  await page.locator('[name=gift]').check();
  await page.locator('[name=remark]').fill('Graag zagen');
  await page.evaluate(go);
  await expect(page.locator('output')).toHaveText(
    JSON.stringify({ name: 'Jan', size: 'l', gift: true, remark: 'Graag zagen' }),
  );
  await expect(page.locator('[name=name]')).toHaveValue('Jan');
});

test('mount rule 26: an option says which of the view is the same @both', async ({ page, open }) => {
  await open(form.replace('value="l"', 'value="large" data-value="l"'));
  await page.locator('[name=size]').selectOption('large');
  await page.evaluate(go);
  await expect(page.locator('output')).toContainText('"size":"l"');
  await expect(page.locator('[name=size]')).toHaveValue('l');
});

test('what the browser filled in without an event is known to the view @both', async ({ page, open }) => {
  await open(form);
  await page.locator('[name=name]').evaluate((input: HTMLInputElement) => (input.value = 'Autofilled'));
  await page.evaluate(go);
  await expect(page.locator('output')).toContainText('Autofilled');
});

test('untouched fields are left to the view @both', async ({ page, open }) => {
  await open(form);
  await page.evaluate(go);
  await expect(page.locator('output')).toHaveText(JSON.stringify({ name: '', size: 's', gift: false, remark: '' }));
});

test('mount rule 26: focus and selection survive, and typing goes on @both', async ({ page, open }) => {
  await open(form);
  const name = page.locator('[name=name]');
  await name.pressSequentially('Jansen');
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3, 'backward'));
  await page.evaluate(go);
  await expect(name).toBeFocused();
  const selection = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd, input.selectionDirection];
  expect(await name.evaluate(selection)).toEqual([1, 3, 'backward']);
  await page.keyboard.type('o');
  await expect(page.locator('output')).toContainText('Josen');
});

test('focus in a part that comes alive together with the part around it survives @both', async ({ page, open }) => {
  await open(`<div data-component="panel" data-mount="event(go)">
    <div data-slot="link"><button type="submit">Another</button>${form}</div></div>`);
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.evaluate(go);
  await expect(page.locator('output')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
});

test('mount rule 26: focus and typing go on in a part that comes alive while the view around it is suspended @both', async ({
  page,
  open,
}) => {
  await open(`<div data-component="suspender" data-mount="event(go)"><div data-slot="inner">${form}</div></div>`);
  const remark = page.locator('[name=remark]');
  await remark.pressSequentially('Graag');
  await page.evaluate(() => void dispatchEvent(new Event('go')));
  await expect(page.locator('output')).toContainText('Graag');
  await expect(remark).toBeFocused();
  await page.keyboard.type(' zagen');
  await expect(page.locator('output')).toContainText('Graag zagen');
  await page.evaluate(() => window.resume());
  await expect(page.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await expect(remark).toBeFocused();
  await page.keyboard.type(', dank');
  await expect(page.locator('output')).toContainText('Graag zagen, dank');
});

test('mount rule 31: a part in a slot that is not shown for a moment stays alive, with what was typed @both', async ({
  page,
  open,
}) => {
  await open(`<div data-component="panel"><div data-slot="link">${form}</div></div>`);
  await page.evaluate(go);
  const fold = page.getByRole('button', { name: 'Fold' });
  await page.locator('[name=remark]').fill('Graag zagen');
  await fold.click();
  await expect(page.locator('[name=remark]')).toHaveCount(0);
  await fold.click();
  await expect(page.locator('[name=remark]')).toHaveValue('Graag zagen');
  await expect(page.locator('output')).toContainText('Graag zagen');
});

test('mount rule 31: with the view it leaves for good @both', async ({ page, open }) => {
  await open(
    `<div id="outer" data-component="panel"><div data-slot="link"><div id="inner" data-component="counter"></div></div></div>`,
  );
  await page.getByRole('button', { name: 'Fold' }).click();
  const states = await page.evaluateHandle(() => {
    const outer = document.querySelector('#outer')!;
    const mount = window.registry.get(outer)[0]!;
    return { outer, mount };
  });
  await page.evaluate(({ outer }) => outer.remove(), states);
  expect(
    await page.evaluate(async ({ outer }) => {
      await window.registry.settled();
      const inner = outer.querySelector('#inner')!;
      return [inner.getAttribute('data-mount-state'), window.registry.get(inner).length];
    }, states),
  ).toEqual([null, 0]);
});

test('a word that is being composed is finished first @both', async ({ page, open }) => {
  await open(form);
  await page.locator('[name=name]').focus();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await page.evaluate(() => void dispatchEvent(new Event('go')));
  await expect.poll(() => state(page, '[data-component]')).toBe('loading');
  await browser.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  expect(await state(page, '[data-component]')).toBe('loading');
  await browser.send('Input.insertText', { text: '日本' });
  await expect(page.locator('output')).toContainText('日本');
  expect(await state(page, '[data-component]')).toBe('mounted');
});

test('no frame without content while 200 mount @both', async ({ page, open }) => {
  await open('<div data-component="trivial" data-mount="event(go)">server</div>'.repeat(200));
  const empty = await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('[data-component]')];
    let empties = 0;
    let watching = true;
    const look = (): void => {
      empties += parts.filter((part) => !part.textContent).length;
      if (watching) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    dispatchEvent(new Event('go'));
    await window.registry.settled();
    await new Promise(requestAnimationFrame);
    watching = false;
    return empties;
  });
  expect(empty).toBe(0);
  await expect(page.locator('[data-mount-state=mounted]')).toHaveCount(200);
});

test('with equal boxes nothing shifts @both', async ({ page, open }) => {
  await open(`${'<div data-component="trivial" data-mount="event(go)"><p>Trivial</p></div>'.repeat(50)}<p>below</p>`);
  const shift = await page.evaluate(async () => {
    let total = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    dispatchEvent(new Event('go'));
    await window.registry.settled();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    observer.disconnect();
    return total;
  });
  expect(shift).toBe(0);
});
