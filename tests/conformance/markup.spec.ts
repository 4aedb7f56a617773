import { expect, state, test } from './fixture';

const PICTURE = '<h2>Oak</h2><b data-slot="picture">picture</b>';

const wrong = [
  ['on another element', `<div data-component="frame">${PICTURE}</div>`, 'stands on <div>, expected section'],
  [
    'without its slot',
    '<section data-component="frame"><h2>Oak</h2></section>',
    'expected an element with data-slot="picture" inside',
  ],
  [
    'without an inner element it needs',
    '<section data-component="frame"><b data-slot="picture">picture</b></section>',
    'expected h2, h3 inside',
  ],
  [
    'with a part that stands in no slot',
    `<section data-component="frame">${PICTURE}<i data-component="greeter">part</i></section>`,
    'the part "greeter" inside stands in no slot and would be lost',
  ],
] as const;

for (const [name, markup, message] of wrong) {
  test(`a widget ${name} is reported, and the server's markup stays`, async ({ page, open, said }) => {
    await open(markup, { start: false });
    const before = await page.locator('[data-component=frame]').innerHTML();
    await page.evaluate(() => {
      window.registry.start();
      return window.registry.settled();
    });
    await expect.poll(() => said.filter((line) => line.includes(`[noest] frame: ${message}`)).length).toBe(1);
    expect(await state(page, '[data-component=frame]')).toBe('failed');
    expect((await page.locator('[data-component=frame]').innerHTML()).replaceAll(/ data-mount-state="\w+"/g, '')).toBe(
      before,
    );
  });
}

test('all that is wrong with an element is in one line', async ({ open, said }) => {
  await open('<div data-component="frame"></div>');
  await expect
    .poll(() => said.filter((line) => line.startsWith('[noest] frame: ')).map((line) => line.split('; ').length))
    .toEqual([4]);
});

test('a part inside a slot, and the part of a part, are no mistake', async ({ page, open, said }) => {
  await open(
    `<section data-component="frame"><h2>Oak</h2>
      <div data-slot="picture"><i data-component="greeter">part</i></div></section>`,
  );
  await expect(page.locator('figure i')).toHaveText('part');
  expect(said.filter((line) => line.startsWith('[noest]'))).toEqual([]);
});

test('a second widget on one element is reported, and the first one whose code is there is mounted', async ({
  page,
  open,
  said,
}) => {
  await open('<div data-component="counter trivial">server</div>');
  await expect(page.locator('div')).toHaveText(/^(Count 0|Trivial)$/);
  await expect.poll(() => said.join()).toMatch(/the widget "(counter|trivial)" is on this element already/);
});

const misspelt = [
  [`data-frame-colour="red"`, 'data-frame-colour: no property of this part; did you mean data-frame-color?'],
  [`data-props='{"frameColour":"red"}'`, 'data-props.frameColour: no property of this part; did you mean'],
  [`data-props='{"price":1}'`, 'data-props.price: no property of this part'],
] as const;

for (const [attribute, message] of misspelt) {
  test(`${attribute} is reported once, and the part mounts`, async ({ page, open, said }) => {
    const markup = `<section data-component="frame" ${attribute}>${PICTURE}</section>`;
    await open(markup + markup);
    await expect(page.locator('figure')).toHaveCount(2);
    await expect.poll(() => said.filter((line) => line.includes(message)).length).toBe(1);
  });
}

test('mount rule 22: a misspelt name is reported also on an element whose part cannot mount', async ({
  open,
  said,
}) => {
  await open(`<section data-component="frame"><h2>Oak</h2><b data-slot="pictur">picture</b></section>
    <p data-component="counter" data-start="x" data-tnoe="loud"></p>`);
  for (const words of [
    'no slot "pictur" of this part; did you mean "picture"?',
    'data-tnoe: no property of this part',
  ]) {
    await expect.poll(() => said.filter((line) => line.includes(words)).length).toBe(1);
  }
});

test('mount rules 5 and 22: a data-replay that is none of its words is reported once', async ({ open, said }) => {
  const links = ['on', '1000', 'false', 'false'].map(
    (replay) => `<a data-slot="link" data-replay="${replay}" href="#">a</a>`,
  );
  await open(`<p data-component="greeter">${links.join('')}</p>`);
  const message = 'greeter: data-replay: expected on, off, each or a number of milliseconds, found "false"';
  await expect.poll(() => said.filter((line) => line.includes('data-replay')).length).toBe(1);
  expect(said.join()).toContain(message);
});

test("a theme's own attribute is no mistake", async ({ page, open, said }) => {
  await open(`<section data-component="frame" data-testid="frame" data-tracking="1">${PICTURE}</section>`);
  await expect(page.locator('figure')).toHaveCount(1);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(said).toEqual([]);
});
