import { expect, test, type Page } from 'playwright/test';
import { checkTemplate } from '../../src/check/checkTemplate';
import { fix } from '../../src/check/fix';
import { importParts } from '../../tools/parts/importParts';
import { consoleErrors, thrownErrors } from '../support/shop';

/**
 * Mount rule 22: each of thirty mistakes is told by the console, by the inspector and by the checker in the same words; none is
 * silent, and none breaks another part.
 */
interface Mistake {
  readonly markup: string;
  /** The line; at its end `…` where it goes on with a list of all names. */
  readonly says: string;
}

const SLOT = '<a data-slot="link" href="/checkout/cart">Winkelwagen</a>';
const STAYS = "; the server's markup stays";

const MISTAKES: readonly Mistake[] = [
  {
    markup: '<p data-component="minicrat">1</p>',
    says: 'minicrat: data-component: expected the name of a part, found "minicrat"; did you mean "minicart"?',
  },
  {
    markup: '<p data-component="wereldvrede">2</p>',
    says: 'wereldvrede: data-component: expected the name of a part, found "wereldvrede"; known are active-filters, …',
  },
  {
    markup: '<p data-component="">3</p>',
    says: '"": data-component: expected the name of a part, found ""; known are active-filters, …',
  },
  {
    markup: '<p data-component="price,cart-count">4</p>',
    says: 'price,cart-count: data-component: expected the name of a part, found "price,cart-count"; known are active-filters, …',
  },
  {
    markup: '<b data-component="cart-count" data-mount="visble">5</b>',
    says: 'cart-count: data-mount: expected the name of a trigger, found "visble"; did you mean "visible"?',
  },
  {
    markup: '<b data-component="cart-count" data-mount="straks">6</b>',
    says: 'cart-count: data-mount: expected the name of a trigger, found "straks"; known are load, …',
  },
  {
    markup: '<b data-component="cart-count" data-mount="load, idle">7</b>',
    says: 'cart-count: data-mount: expected the name of a trigger, found "load,"; did you mean "load"?',
  },
  {
    markup: '<b data-component="cart-count" data-mount="event">8</b>',
    says: 'cart-count: data-mount: expected the name of an event, such as event(shop:cart-changed)',
  },
  {
    markup: '<b data-component="cart-count" data-mount="visible(200)">9</b>',
    says: 'cart-count: data-mount: expected a margin such as "visible(200px)", found "200"',
  },
  {
    markup: '<b data-component="cart-count" data-mount="media">10</b>',
    says: 'cart-count: data-mount: expected a media query such as "media(min-width: 48em)", found ""',
  },
  {
    markup:
      '<form data-component="add-to-cart" data-mount="load" data-sku="100101" data-name="Plank" data-qty="1.5">11</form>',
    says: 'add-to-cart: data-qty: expected whole number, at least 1, found 1.5',
  },
  {
    markup: '<div popover data-component="popup" data-side="onder">12</div>',
    says: 'popup: data-side: expected top or bottom, found "onder"',
  },
  {
    markup: '<dialog data-component="modal" data-dismissible="ja">13</dialog>',
    says: 'modal: data-dismissible: expected true or false, found "ja"',
  },
  {
    markup: `<div data-component="minicart" data-mount="load" data-cart-url="javascript:alert(1)">${SLOT}</div>`,
    says: 'minicart: data-cart-url: expected a path or an http(s) address, found "javascript:alert(1)"',
  },
  {
    markup: '<p data-component="viewed-product">15</p>',
    says: 'viewed-product: data-product-id: expected text that is not empty, found nothing',
  },
  {
    markup: '<p data-component="sticky" data-offset="-4">16</p>',
    says: 'sticky: data-offset: expected pixels, at least 0, found -4',
  },
  {
    markup: `<form data-component="form" data-rules="{naam: 'required'}">17</form>`,
    says: `form: data-rules: expected a JSON object of texts, found "{naam: 'required'}"`,
  },
  {
    markup: '<p data-component="price" data-props="{priceInclTax: 4}">18</p>',
    says: 'price: data-props: expected a JSON object, found "{priceInclTax: 4}"',
  },
  {
    markup: '<p data-component="price" data-props="[4, 5]">19</p>',
    says: 'price: data-props: expected a JSON object, found "[4, 5]"',
  },
  {
    markup: `<p data-component="price" data-props='{"priceInclTax":"vier","priceExclTax":3}'>20</p>`,
    says: 'price: data-props.priceInclTax: expected number, found "vier"',
  },
  {
    markup: '<p data-component="price"><script type="application/json" data-props>{kapot</script>21</p>',
    says: 'price: script[data-props]: expected a JSON object, found "{kapot"',
  },
  {
    markup: `<b data-component="cart-count" data-props='{"cuont":3}'>22</b>`,
    says: 'cart-count: data-props.cuont: no property of this part; did you mean count?',
  },
  {
    markup: '<b data-component="cart-count" data-cuont="3">23</b>',
    says: 'cart-count: data-cuont: no property of this part; did you mean data-count?',
  },
  {
    markup:
      '<b data-component="cart-count"><script type="application/json" data-props>{"regels":3}</script><i>24</i></b>',
    says: 'cart-count: data-props.regels: no property of this part',
  },
  {
    markup: '<div data-component="lazy-image">25</div>',
    says: `lazy-image: stands on <div>, expected img${STAYS}`,
  },
  {
    markup: '<div data-component="minicart" data-mount="load"><a href="/checkout/cart">26</a></div>',
    says: `minicart: expected an element with data-slot="link" inside${STAYS}`,
  },
  {
    markup: '<div data-component="toggle">27</div>',
    says: `toggle: expected input[type="checkbox"] inside${STAYS}`,
  },
  {
    markup: `<div data-component="minicart" data-mount="load">${SLOT}<b data-component="cart-count">28</b></div>`,
    says: `minicart: the part "cart-count" inside stands in no slot and would be lost${STAYS}`,
  },
  {
    markup: '<div data-component="coupon active-filters">29</div>',
    says: `active-filters: the widget "coupon" is on this element already, expected at most one${STAYS}`,
  },
];

/** What is wrong with the page as a whole, with the thirtieth of them in the page configuration. */
const CONFIGURATION: Mistake = {
  markup: '{ "locale": "nl_NL", "contries": ["NL"] }',
  says: 'page configuration: contries: expected a known key, found "contries"; did you mean "countries"?',
};

const SOUND = `<div id="goed" data-component="minicart" data-mount="load">${SLOT}</div>
  <p id="ook-goed" data-component="price" data-price-incl-tax="12.1" data-price-excl-tax="10">€ 12,10</p>`;
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

function pageWith(mistakes: readonly Mistake[], configuration: string, parts = SOUND): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fouten</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/noest/noest.css">
<script type="application/json" id="noest-config">${configuration}</script>
<script type="module" src="/noest/noest.js"></script></head>
<body><main><h1>Fouten</h1>
${mistakes.map(({ markup }) => markup).join('\n')}
${parts}</main></body></html>`;
}

/** Without waiting for a part. */
async function openOnly(page: Page, html: string): Promise<void> {
  await page.route('**/fouten*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: html,
    }),
  );
  await page.goto('/fouten?noest-inspect');
}

async function open(page: Page, html: string): Promise<void> {
  await openOnly(page, html);
  for (const id of ['goed', 'ook-goed']) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-mount-state', 'mounted');
  }
  // The second widget of an element is woken once the first is there.
  const twoWidgets = page.locator('[data-component="coupon active-filters"]');
  if ((await twoWidgets.count()) > 0) {
    await expect(twoWidgets).toContainText('Kortingscode');
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:listing-changed')));
  }
}

/** A line up to its list of names. */
const head = (line: string): string => line.replace(/(known are [\w-]+, ).*/, '$1…');

test('mount rule 22: thirty mistakes, each told once by console, inspector and checker in the same words', async ({
  page,
}) => {
  expect([...MISTAKES, CONFIGURATION]).toHaveLength(30);
  const html = pageWith(MISTAKES, CONFIGURATION.markup);
  const expected = [...MISTAKES, CONFIGURATION].map(({ says }) => says).toSorted();

  const parts = (await importParts()).map(({ declaration }) => declaration);
  const checked = checkTemplate(html, { parts, messages: [] }).map(({ part, message }) => `${part}: ${message}`);
  expect(checked.map(head).toSorted()).toEqual(expected);

  const broken = thrownErrors(page);
  const said: Promise<unknown>[] = [];
  page.on('console', (message) => {
    const [line] = message.args();
    if (line && message.text().startsWith('[noest]')) said.push(line.jsonValue());
  });
  await open(page, html);
  const lines = async (): Promise<string[]> =>
    (await Promise.all(said)).map((line) => String(line).replace('[noest] ', '')).toSorted();
  await expect.poll(async () => (await lines()).map(head)).toEqual(expected);
  // With the names that are known.
  expect(await lines()).toEqual(checked.toSorted());

  const shown = page.getByRole('region', { name: 'Noest inspector' }).locator('.section').first();
  await expect(shown.locator('.count')).toHaveText('30');
  expect((await shown.locator('.line').allTextContents()).toSorted()).toEqual(checked.toSorted());

  // Beside all of them the other parts work.
  await page.locator('#goed').getByRole('link').click();
  await expect(page.getByRole('dialog', { name: /^Winkelwagen/ })).toBeVisible();
  expect(broken).toEqual([]);
});

test('mount rule 22: a misspelt data-component is told by all three in the same words, also where nothing on the page is a part', async ({
  page,
}) => {
  const markup = '<div data-componet="minicart"><a href="/checkout/cart">Winkelwagen</a></div>';
  const others = '<p data-content="1" data-comment="2" data-compact data-component-id="3">Own attributes</p>';
  const says = 'minicart: data-componet: no attribute of the kit; did you mean "data-component"?';
  const checked = checkTemplate(markup + others, { parts: [], messages: [] });
  expect(checked.map(({ part, message }) => `${part}: ${message}`)).toEqual([says]);
  expect(fix(markup, checked).text).toContain('<div data-component="minicart">');
  const inspected = page.getByRole('region', { name: 'Noest inspector' }).locator('.section').first();
  for (const parts of ['', SOUND]) {
    const said = consoleErrors(page);
    await openOnly(page, pageWith([{ markup: markup + others, says }], '{}', parts));
    await expect.poll(() => said.filter((line) => line.includes(says))).toHaveLength(1);
    await expect(inspected.locator('.line')).toHaveText([says]);
  }
});

test('mount rule 22: beside each of the mistakes the other parts work', { tag: '@long' }, async ({ page }) => {
  const broken = thrownErrors(page);
  for (const mistake of MISTAKES) {
    await test.step(mistake.says, async () => {
      await open(page, pageWith([mistake], '{}'));
      await page.locator('#goed').getByRole('link').click();
      await expect(page.getByRole('dialog', { name: /^Winkelwagen/ }), mistake.says).toBeVisible();
      expect.soft(broken.splice(0), mistake.says).toEqual([]);
    });
  }
});

test('a page configuration that is no JSON is told by all three in the same words', async ({ page }) => {
  const html = pageWith([], '{ "locale": nl }');
  const says = 'page configuration: #noest-config: expected a JSON object, found "{ \\"locale\\": nl }"';
  expect(
    checkTemplate(html, { parts: [], messages: [] }).filter(({ place }) => place === '#noest-config'),
  ).toMatchObject([{ message: says.replace('page configuration: ', '') }]);
  const said = consoleErrors(page);
  await open(page, html);
  expect(said.filter((line) => line.includes(says))).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Noest inspector' }).getByText(says)).toBeVisible();
});
