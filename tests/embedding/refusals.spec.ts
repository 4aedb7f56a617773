import { expect, test, type Page } from 'playwright/test';
import { consoleErrors } from '../support/shop';
import { OTHER_SITE, part, pressBuy, search, SHOP } from '../support/embedding';
import { sessionCookie } from '../support/sessionCookie';
import { EMBEDDING } from '../support/servers';

/** What the kit says; browsers add lines of their own. */
const linesOfTheKit = (said: readonly string[]): string[] => said.filter((line) => line.startsWith('[noest]'));

/** The page of the other site with changed markup, at that address or another. */
async function openChanged(page: Page, change: (html: string) => string, address = `${OTHER_SITE}/changed`) {
  const html = await (await page.request.get(OTHER_SITE)).text();
  // A page that comes from no address of this machine may not ask this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: new URL(address).origin });
  await page.route(address, (route) => route.fulfill({ body: change(html), contentType: 'text/html' }));
  await page.goto(address);
}

test('shared rule 53: base address missing, where the files of the kit were copied to a site that is no shop', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await openChanged(page, (html) => html.replaceAll(`${SHOP}/noest/`, '/copied/'));
  await search(page, 'douglas');
  await expect
    .poll(() => linesOfTheKit(said))
    .toEqual([
      `[noest] base address missing: ${OTHER_SITE} was asked, and is no shop; name the shop as baseUrl, or load noest.js from it (docs/embedding.md)`,
    ]);
});

test('shared rule 51: with baseUrl the files may lie anywhere', async ({ page }) => {
  const config = `<script type="application/json" id="noest-config">{"baseUrl": "${SHOP}/"}</script></head>`;
  await openChanged(page, (html) => html.replaceAll(`${SHOP}/noest/`, '/copied/').replace('</head>', config));
  await search(page, 'douglas');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('shared rule 53: CORS, where the shop does not allow the origin; nothing is read or changed', async ({ page }) => {
  const said = consoleErrors(page);
  const unlisted = `http://unlisted.localhost:${EMBEDDING.sitePort}`;
  await page.goto(unlisted);
  await search(page, 'douglas');
  await expect
    .poll(() => linesOfTheKit(said))
    .toEqual([
      `[noest] CORS: ${SHOP} answers, and lets no page of ${unlisted} read it; the shop must allow this origin, with credentials (docs/embedding.md)`,
    ]);
  await pressBuy(page);
  await expect(part(page, 'add-to-cart').getByRole('alert')).not.toBeEmpty();
  expect(await sessionCookie(page)).toBe('');
});

test('shared rule 53: token, where the browser keeps no cookie of the shop', async ({ page }) => {
  const said = consoleErrors(page);
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await page.goto(OTHER_SITE);
  await pressBuy(page);
  await expect(part(page, 'add-to-cart').getByRole('alert')).not.toBeEmpty();
  expect(linesOfTheKit(said)).toEqual([
    expect.stringMatching(/^\[noest\] token: the shop does not know the session .* SameSite=None and Secure/),
  ]);
});

test('shared rule 53: token, where the shop has no call for it', async ({ page }) => {
  const said = consoleErrors(page);
  await page.route('**/api/session', (route) =>
    route.fulfill({
      status: 404,
      headers: { 'Access-Control-Allow-Origin': OTHER_SITE, 'Access-Control-Allow-Credentials': 'true' },
    }),
  );
  await page.goto(OTHER_SITE);
  await pressBuy(page);
  await expect(part(page, 'add-to-cart').getByRole('alert')).not.toBeEmpty();
  expect(linesOfTheKit(said)).toContain(
    '[noest] token: GET /api/session gave none, with status 404 (docs/embedding.md)',
  );
});

test('shared rule 53: mixed content, where the page came over https and the shop would not', async ({ page }) => {
  const said = consoleErrors(page);
  const config = '<script type="application/json" id="noest-config">{"baseUrl": "http://shop.example"}</script></head>';
  await openChanged(page, (html) => html.replace('</head>', config), 'https://blog.example/');
  await search(page, 'douglas');
  await expect
    .poll(() => linesOfTheKit(said))
    .toEqual([
      '[noest] mixed content: this page came over https, so the browser asks nothing of http://shop.example; the shop must answer over https (docs/embedding.md)',
    ]);
});

test("shared rule 53: content security policy, where the page's own forbids to ask the shop", async ({ page }) => {
  const said = consoleErrors(page);
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'"></head>`;
  await openChanged(page, (html) => html.replace('</head>', policy));
  await search(page, 'douglas');
  await expect
    .poll(() => linesOfTheKit(said))
    .toEqual([`[noest] content security policy: connect-src of this page must name ${SHOP} (docs/embedding.md)`]);
});
