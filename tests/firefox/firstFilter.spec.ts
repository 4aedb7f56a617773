import { test } from 'playwright/test';
import { pressFilterInTime, pressFilterInVain } from '../support/firstFilter';

test('mount rule 6: a filter pressed before its code is there changes the list in place', async ({ page }) => {
  await pressFilterInTime(page);
});

test('mount rule 6: where the code does not come within a second the link is followed', async ({ page }) => {
  await pressFilterInVain(page);
});
