import { diary, expect, state, test } from './fixture';

const sound = '<p data-component="greeter"></p><div data-component="counter"></div>';

test('broken JSON, an unknown name and a throwing widget affect no other part', async ({ page, open, said }) => {
  await open(
    `<div id="json" data-component="counter" data-props="{broken">json</div>
     <div id="name" data-component="countr">name</div>
     <div id="throws" data-component="thrower">throws</div>${sound}`,
  );
  await expect(page.getByRole('button')).toHaveText('Count 0');
  expect(await diary(page)).toEqual(expect.arrayContaining(['greeter: hello you', 'counter: mounted']));
  for (const id of ['json', 'name', 'throws']) await expect(page.locator(`#${id}`)).toHaveText(id);
  await expect.poll(() => said.filter((line) => line.startsWith('[noest]')).length).toBe(3);
  expect(await state(page, '#json')).toBe('failed');
  expect(await state(page, '#name')).toBe('unknown');
  expect(await state(page, '#throws')).toBe('failed');
});

const messages = [
  [
    'data-component="countr"',
    'countr: data-component: expected the name of a part, found "countr"; did you mean "counter"?',
  ],
  ['data-component="counter" data-start="three"', 'counter: data-start: expected number, found "three"'],
  ['data-component="counter" data-tone="mad"', 'counter: data-tone: expected calm or loud, found "mad"'],
  ['data-component="counter" data-props="[1]"', 'counter: data-props: expected a JSON object, found "[1]"'],
  [`data-component="counter" data-props='{"start":"3"}'`, 'counter: data-props.start: expected number, found "3"'],
  [
    'data-component="counter" data-mount="event"',
    'counter: data-mount: expected the name of an event, such as event(shop:cart-changed)',
  ],
  [
    'data-component="counter" data-mount="idel"',
    'counter: data-mount: expected the name of a trigger, found "idel"; did you mean "idle"?',
  ],
  ['data-component="thrower"', "thrower: threw; the server's markup is back (out of wood)"],
] as const;

for (const [attributes, message] of messages) {
  test(`one clear message for ${attributes}, on two elements alike`, async ({ page, open, said }) => {
    await open(`<div ${attributes}>server</div><div ${attributes}>server</div>`);
    await expect.poll(() => said.filter((line) => line.includes(message)).length).toBe(1);
    expect(said.filter((line) => !line.includes(message) && !line.includes('JSHandle'))).toEqual([]);
    await expect(page.locator('div')).toHaveText(['server', 'server']);
  });
}

test('a throw on first render leaves the very nodes the server sent @both', async ({ page, open }) => {
  await open('<div data-component="thrower"><b>server</b></div>', { start: false });
  const node = await page.locator('b').elementHandle();
  await page.evaluate(() => {
    window.registry.start();
    return window.registry.settled();
  });
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await state(page, '[data-component]')).toBe('failed');
});

const late = `<div id="outer" data-component="suspender">
  <div data-slot="inner"><div id="inner" data-component="form"><form><input name="name" aria-label="Name"></form></div></div></div>`;

test('mount rule 27: a part inside one that fails while it waits keeps what was typed, and the focus @both', async ({
  page,
  visit,
}) => {
  await visit(late);
  await expect(page.locator('noest-slot')).toBeAttached();
  await page.getByLabel('Name').focus();
  await expect.poll(() => state(page, '#inner')).toBe('mounted');
  await page.getByLabel('Name').fill('Jan');
  await page.evaluate(() => window.resume('out of wood'));
  await expect.poll(() => state(page, '#outer')).toBe('failed');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('sen');
  await expect(page.locator('output')).toContainText('"Jansen"');
  expect(await state(page, '#inner')).toBe('mounted');
});

test('mount rule 27: a part in a slot of one that fails later keeps what was typed @both', async ({ page, open }) => {
  await open(`<div id="outer" data-component="panel"><div data-slot="link">
    <div id="inner" data-component="form"><form><input name="name" aria-label="Name"></form></div></div></div>`);
  await page.getByLabel('Name').fill('Jan');
  await page.getByRole('button', { name: 'Break' }).click();
  await expect.poll(() => state(page, '#outer')).toBe('failed');
  await expect(page.getByLabel('Name')).toHaveValue('Jan');
  expect(await state(page, '#inner')).toBe('mounted');
});

test('the error is a cancelable event with code, part and element; cancelled, the console stays silent', async ({
  page,
  open,
  said,
}) => {
  await open('<div id="a" data-component="counter" data-start="x"></div>', { start: false });
  const errors = await page.evaluate(async () => {
    const error = new Promise<{ code: string; part: string; element: Element }>((resolve) =>
      document.addEventListener('shop:widget-error', (event) => {
        event.preventDefault();
        resolve((event as CustomEvent).detail);
      }),
    );
    window.registry.start();
    const { code, part, element } = await error;
    return [code, part, element.id];
  });
  expect(errors).toEqual(['bad-props', 'counter', 'a']);
  expect(said).toEqual([]);
});

test('a later bad value keeps the last good one and reports @both', async ({ page, open, said }) => {
  await open('<div data-component="counter" data-label="Planks"></div>');
  const part = page.locator('[data-component]');
  await part.evaluate((element) => element.setAttribute('data-tone', 'mad'));
  await expect.poll(() => said.join()).toContain('data-tone: expected calm or loud, found "mad"');
  await expect(part).toHaveText('Planks 0');
  await part.evaluate((element) => element.setAttribute('data-tone', 'loud'));
  await expect(page.getByRole('button')).toHaveClass('loud');
});

test('a part that failed for a bad value mounts once the value is put right @both', async ({ page, open, said }) => {
  await open('<div data-component="counter" data-label="Planks" data-tone="mad">server</div>');
  const part = page.locator('[data-component]');
  await expect(part).toHaveText('server');
  await expect.poll(() => said.length).toBe(1);
  await part.evaluate((element) => element.setAttribute('data-tone', 'loud'));
  await expect(part).toHaveText('Planks 0');
});

test('data-<property> wins over data-props, and data-props over the script child', async ({ page, open }) => {
  await open(`<div data-component="counter" data-start="3" data-props='{"start":2,"label":"Attribute"}'>
    <script type="application/json" data-props>{"start":1,"label":"Script","tone":"loud"}</script></div>`);
  await expect(page.getByRole('button')).toHaveText('Attribute 3');
  await expect(page.getByRole('button')).toHaveClass('loud');
});

test('mount rule 28: a part that needs what the back end lacks leaves the markup of the server, and says what', async ({
  page,
  open,
  said,
}) => {
  await open('<div data-component="needy"><a href="/native">native</a></div><p data-component="greeter"></p>');
  await expect(page.locator('[data-component=needy]')).toHaveAttribute('data-mount-state', 'failed');
  await expect(page.getByRole('link', { name: 'native' })).toBeVisible();
  expect(await diary(page)).toEqual(['greeter: hello you']);
  await expect.poll(() => said).toEqual([expect.stringContaining('lacking')]);
});
