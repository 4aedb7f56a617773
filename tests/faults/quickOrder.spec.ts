import { expect, test, type Page } from 'playwright/test';
import { quoteRows } from '../support/database';
import { everyFault, REFUSED, WORDS } from './everyFault';
import { sessionCookie } from '../support/sessionCookie';

const CALL = '**/api/quick-order';
const sku = (page: Page, n: number) => page.getByRole('textbox', { name: `Artikelnummer van regel ${n}`, exact: true });

test('quick order rules 7 and 8: what becomes of each error of judging and of adding: the rows stay, the reason is shown', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/snel-bestellen');
  await expect(page.getByRole('region', { name: 'Snel bestellen' })).toHaveAttribute('data-mount-state', 'mounted');
  const add = page.getByRole('button', { name: 'Zet 1 artikel in winkelwagen' });
  await test.step('judging', async () => {
    await everyFault(page, CALL, {
      act: (attempt) =>
        attempt === 0
          ? sku(page, 1).fill('100101')
          : page.getByRole('button', { name: 'Opnieuw proberen', exact: true }).click(),
      shown: (fault) =>
        page
          .getByRole('alert')
          .filter({ hasText: fault === REFUSED ? WORDS : 'We konden je regels niet nakijken. Ze zijn niet weg.' }),
    });
    await expect(sku(page, 1)).toHaveValue('100101');
    await page.getByRole('button', { name: 'Opnieuw proberen', exact: true }).click();
    await expect(add).toBeVisible();
  });
  await test.step('adding', async () => {
    const words = (fault: string): string =>
      fault === REFUSED
        ? WORDS
        : /^\d+$/.test(fault)
          ? 'Deze regel is niet toegevoegd. Probeer het opnieuw.'
          : 'We kregen geen antwoord. Kijk in je winkelwagen of deze regel erin staat';
    await everyFault(page, CALL, {
      // Adding may take longer than judging.
      client: 'commerce',
      act: () => add.click(),
      shown: (fault) => page.getByRole('group', { name: 'Regel 1', exact: true }).getByText(words(fault)),
    });
    await expect(sku(page, 1)).toHaveValue('100101');
  });
  await add.click();
  await expect(page.getByText('1 regel staat in je winkelwagen.')).toBeVisible();
  const session = await sessionCookie(page);
  expect(quoteRows('react', session)).toEqual([{ sku: '100101', qty: 1 }]);
});

test('quick order rule 7: where what adds rows can’t be fetched they stay and say so, and a later press adds them', async ({
  page,
}) => {
  let isLost = true;
  await page.route(/\/adding\.js/, (route) => (isLost ? route.abort() : route.fallback()));
  await page.goto('/snel-bestellen');
  await expect(page.getByRole('region', { name: 'Snel bestellen' })).toHaveAttribute('data-mount-state', 'mounted');
  await sku(page, 1).fill('100101');
  const add = page.getByRole('button', { name: 'Zet 1 artikel in winkelwagen' });
  await add.click();
  await expect(page.getByText('Deze regel is niet toegevoegd. Probeer het opnieuw.')).toBeVisible();
  await expect(sku(page, 1)).toHaveValue('100101');
  isLost = false;
  await add.click();
  await expect(page.getByText('1 regel staat in je winkelwagen.')).toBeVisible();
});
