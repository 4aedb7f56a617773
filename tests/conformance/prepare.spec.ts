import { diary, expect, state, test } from './fixture';

const preparer = '<div class="preparer" data-component="preparer"><button type="button">Press</button></div>';
const needed = '**/chunks/*/prepared.js';

test('mount rule 11: a part mounts once what it needs is there, and the early press is not lost', async ({
  page,
  visit,
}) => {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(needed, async (route) => {
    await gate;
    await route.continue();
  });
  await visit(preparer);
  const asked = page.waitForRequest(needed);
  await page.getByRole('button').click();
  await asked;
  expect(await diary(page)).toEqual([]);
  letGo();
  await expect.poll(() => diary(page)).toEqual(['preparer: prepared', 'preparer: clicked']);
});

test('mount rule 11: where what it needs does not come, the part counts as one whose code did not', async ({
  page,
  visit,
  said,
}) => {
  await page.route(needed, (route) => route.abort());
  await visit(preparer);
  await page.getByRole('button').click();
  await expect.poll(() => state(page, '.preparer')).toBe('failed');
  expect(await diary(page)).toEqual([]);
  await expect
    .poll(() => said.filter((line) => line.includes('[noest] preparer: its code could not be loaded')).length)
    .toBe(1);
});
