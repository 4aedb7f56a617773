import { test } from 'playwright/test';
import { pressFilterInVain } from '../support/firstFilter';

test(
  'mount rule 6: where the code does not come within a second the link is followed',
  { tag: '@long' },
  async ({ page }) => {
    await pressFilterInVain(page);
  },
);
