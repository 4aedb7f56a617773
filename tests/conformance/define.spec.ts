import type { Page } from 'playwright/test';
import { expect, state, test } from './fixture';

/** Defines a behaviour that writes its name into its element, as a script of the page does. */
function define(page: Page, name: string, when = 'load'): Promise<void> {
  return page.evaluate(
    ([defined = '', trigger = '']) =>
      window.registry.define(defined, {
        when: trigger,
        load: () =>
          Promise.resolve({
            default: {
              part: { name: defined, kind: 'behaviour', when: trigger, summary: 'A part of the page.' },
              attach: (element: HTMLElement) => void (element.textContent = `${defined} is here`),
            },
          }),
      }),
    [name, when],
  );
}

test('mount rule 20: a part that is defined before the start mounts as the others do', async ({ page, open }) => {
  await open('<p data-component="sign">Server</p>', { start: false });
  await define(page, 'sign');
  await page.evaluate(() => window.registry.start());
  await expect(page.locator('p')).toHaveText('sign is here');
});

test('mount rule 20, own parts rules 4 and 5: elements that are there already mount once their part is defined, as its trigger says', async ({
  page,
  open,
  said,
}) => {
  await open('<button type="button" data-component="sign">Server</button><p data-component="sign sound">Server</p>');
  await expect.poll(() => state(page, 'button')).toBe('unknown');
  await define(page, 'sign', 'interaction');
  expect(await state(page, 'button')).toBe('waiting');
  await page.locator('button').hover();
  await expect(page.locator('button')).toHaveText('sign is here');
  expect(said.filter((line) => line.includes('"sign"')).length).toBe(1);
});

test('mount rule 20: a second part of a name is refused, and the first one stays', async ({ page, open }) => {
  await open('<p data-component="greeter"></p>');
  await expect(define(page, 'greeter')).rejects.toThrow('[noest] the part "greeter" is defined already');
  expect(await state(page, 'p')).toBe('mounted');
});

test('mount rule 21: an unknown name is reported once the page has loaded, and not if it is defined until then', async ({
  page,
  visit,
  said,
}) => {
  let goOn = (): void => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/late.png', async (route) => {
    await isHeld;
    await route.fulfill({ status: 404 });
  });
  await visit('<p data-component="sign">Server</p><p data-component="sgin">Server</p><img src="/late.png" alt="">');
  await expect(page.locator('p').first()).toHaveAttribute('data-mount-state', 'waiting');
  await define(page, 'sign');
  await expect(page.locator('p').first()).toHaveText('sign is here');
  expect(said).toEqual([]);
  goOn();
  await expect(page.locator('p').last()).toHaveAttribute('data-mount-state', 'unknown');
  await expect.poll(() => said.filter((line) => line.includes('found "sgin"; did you mean "sign"?')).length).toBe(1);
});

test('mount rule 22: a wrong trigger is told by the place where it stands, whatever its words hold', async ({
  open,
  page,
  said,
}) => {
  await open('<p data-component="sign">Server</p><p data-component="greeter" data-mount="data-mount-soon">x</p>', {
    start: false,
  });
  await define(page, 'sign', 'data-mount-soon');
  await page.evaluate(() => window.registry.start());
  await expect
    .poll(() => said.filter((line) => line.includes('data-mount-soon')).map((line) => line.split(', found')[0]))
    .toEqual([
      '[noest] sign: when: expected the name of a trigger',
      '[noest] greeter: data-mount: expected the name of a trigger',
    ]);
});

test('mount rule 20: a part whose code fails before it is asked for has failed, and nobody waits for it', async ({
  page,
  open,
  said,
}) => {
  await open('<p data-component="sign">Server</p>', { start: false });
  await page.evaluate(() => {
    const load = (): never => {
      throw new Error('no sign today');
    };
    window.registry.define('sign', { when: 'load', load });
    window.registry.start();
  });
  await page.evaluate(() => window.registry.settled());
  expect(await state(page, 'p')).toBe('failed');
  await expect(page.locator('p')).toHaveText('Server');
  expect(said.some((line) => line.startsWith('[noest] sign:') && line.includes('no sign today'))).toBe(true);
  expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('an element that is no part is left as it is by mounting and unmounting, and what cannot be mounted rejects', async ({
  page,
  open,
  said,
}) => {
  await open('<section><p data-component="greeter"></p></section>');
  await page.evaluate(async () => {
    await window.registry.mount(document.querySelector('section')!);
    window.registry.unmount(document.querySelector('section')!);
  });
  expect(await state(page, 'section')).toBeNull();
  expect(said).toEqual([]);
  expect(await state(page, 'p')).toBe('mounted');
  await expect(page.evaluate(() => window.registry.mount(null as never).catch(() => 'rejected'))).resolves.toBe(
    'rejected',
  );
});

test('own parts rule 4: a module whose default export is no part is told as such', async ({ page, open, said }) => {
  await open('<p data-component="sign">Server</p>', { start: false });
  await page.evaluate(() => {
    window.registry.define('sign', { when: 'load', load: () => Promise.resolve({ default: {} as never }) });
    window.registry.start();
  });
  await expect(page.locator('p')).toHaveAttribute('data-mount-state', 'failed');
  const message =
    'sign: what it loads is no part, expected what defineWidget makes with a view, or defineBehaviour with attach, as the default export';
  await expect.poll(() => said.join()).toContain(message);
});

test('own parts rule 4: a behaviour whose attach is asynchronous attaches anew when a property changes', async ({
  page,
  open,
}) => {
  await open('<p data-component="sign" data-text="open">Server</p>', { start: false });
  await page.evaluate(() => {
    window.registry.define('sign', {
      when: 'load',
      load: () =>
        Promise.resolve({
          default: {
            part: {
              name: 'sign',
              kind: 'behaviour',
              when: 'load',
              summary: 'A part of the page.',
              attributes: { text: { type: 'text', default: '', meaning: 'What it says.' } },
            },
            attach: (async (element: HTMLElement, { text }: { text: string }) => {
              await Promise.resolve();
              element.textContent = text;
            }) as unknown as () => void,
          },
        }),
    });
    window.registry.start();
  });
  await expect(page.locator('p')).toHaveText('open');
  await page.locator('p').evaluate((sign) => (sign.dataset['text'] = 'shut'));
  await expect(page.locator('p')).toHaveText('shut');
  expect(await state(page, 'p')).toBe('mounted');
});
