import { expect, test } from 'playwright/test';

test('listing rule 38: a card that waits or leaves is not laid out, wherever it stands in a list that is alive', async ({
  page,
}) => {
  await page.goto('/tuinhout');
  const list = page.locator('[data-component=product-list]');
  await list.getByRole('article').first().hover();
  await expect(list.locator('.noest-product-list--measured')).toBeVisible();
  const skipped = await list.getByRole('listitem').evaluateAll((items) =>
    ['held', 'leaving'].map((stage) =>
      items
        .filter((item) => item.matches('.noest-product-list__item'))
        .map((item) => {
          const name = `noest-product-list__item--${stage}`;
          item.classList.add(name);
          const { contentVisibility } = getComputedStyle(item);
          item.classList.remove(name);
          return contentVisibility;
        }),
    ),
  );
  for (const stage of skipped) {
    expect(stage.length).toBeGreaterThan(12);
    expect(new Set(stage)).toEqual(new Set(['hidden']));
  }
});
