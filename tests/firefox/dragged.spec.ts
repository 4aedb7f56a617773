import { expect, test } from 'playwright/test';
import { cards, expectPrinted, openListing } from '../support/listing';
import { CATEGORY } from '../support/shop';

test(
  'listing rule 41: a link that was dragged, which Firefox keeps :active, holds no list up',
  { tag: '@long' },
  async ({ page }) => {
    await openListing(page, CATEGORY);
    const { x, y } = (await cards(page).first().getByRole('heading').boundingBox())!;
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 30, { steps: 3 });
    await page.mouse.move(x + 60, y + 200, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Prijs (laag - hoog)' });
    await expect(page).toHaveURL(/sort=price/);
    await expectPrinted(page);
  },
);
