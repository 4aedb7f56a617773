import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

const BEAM = '/vuren-balk-c24-38-x-89-mm-420-cm';
const address = (path: string, list: string) => `${path}?${new URLSearchParams({ cut: '1', list }).toString()}`;

const LISTS = {
  'an empty list': address(BEAM, ''),
  'a plan for beams': address(BEAM, '1250;4;Lange regels\n880;4'),
  'a plan for sheets': address('/multiplex-berken-18-mm', '720;400;2\n600;100;4;maakt niet uit'),
  'a list with mistakes': address(BEAM, '5100;1\n35;2\n900;0'),
};

test('cutting rule 1: the keyboard pastes a list, and the focus is at the first of its rows', async ({ page }) => {
  await page.goto(LISTS['a plan for beams']);
  const list = page.getByRole('region', { name: 'Op maat gezaagd' });
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-mount-state', 'mounted');
  await list.getByText('Plakken uit Excel').press('Enter');
  const field = list.getByRole('textbox', { name: 'Plak hier je kolommen' });
  await field.fill('72 cm\t2\tMiddenregels\n0,6 m\t4\tKorte regels');
  await field.press('Tab');
  await expect(list.getByRole('button', { name: 'Zet 2 regels in de lijst' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('textbox', { name: 'Lengte van C in millimeter' })).toBeFocused();
  await expect(list.getByRole('status').filter({ hasText: '2 regels in de lijst gezet' })).toBeAttached();
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(LISTS)) {
      // `everyPage.spec.ts` has the others.
      const tag = /sheets|mistakes/.test(name) ? [] : '@long';
      test(`axe finds nothing on ${name}`, { tag }, async ({ page }) => {
        await page.goto(path);
        const list = page.getByRole('region', { name: 'Op maat gezaagd' });
        await list.scrollIntoViewIfNeeded();
        await expect(list).toHaveAttribute('data-mount-state', 'mounted');
        await expect(list.getByText('Het zaagplan wordt berekend')).toHaveCount(0);
        expect(await violations(page, 'main')).toEqual([]);
      });
    }
  });
}
