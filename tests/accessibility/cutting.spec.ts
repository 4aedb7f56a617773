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

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(LISTS)) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
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
