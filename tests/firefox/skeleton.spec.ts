import { test } from 'playwright/test';
import { pressBeforeTheCode, shutTheSkeleton } from '../support/skeleton';

test(
  'cart rule 51: the drawer is there with the press, and its view takes its place',
  { tag: '@long' },
  async ({ page }) => {
    await pressBeforeTheCode(page);
  },
);

test('mount rule 33: shut, the skeleton takes the press with it', { tag: '@long' }, async ({ page }) => {
  await shutTheSkeleton(page);
});
