import { expect, type Page } from 'playwright/test';
import { openBySearch } from './shop';

/** Sold in lengths of 240, 300 and 360 cm. */
export const PLANK = 'Vuren plank geschaafd 28 x 145 mm';
const LIST = '42 cm\t4\tPlanken\n415\t3\tAchterwand';
/** Finds the plank by searching, and chooses to have it sawn. */
export async function openList(page: Page): Promise<void> {
  await openBySearch(page, 'vuren plank 28 x 145', `${PLANK}, 240 cm`);
  await page.getByRole('link', { name: /^Op maat gezaagd/ }).click();
  const list = page.getByRole('region', { name: 'Op maat gezaagd' });
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-mount-state', 'mounted');
}

/** Four pieces of 420 mm and three of 415: they fit one plank of 300 cm. */
export async function pasteList(page: Page): Promise<void> {
  await page.getByText('Plakken uit Excel').click();
  await page.getByRole('textbox', { name: 'Plak hier je kolommen' }).fill(LIST);
  await expect(page.getByText('2 regels gelezen, samen 7 stukken.')).toBeVisible();
  await page.getByRole('button', { name: 'Zet 2 regels in de lijst' }).click();
}
