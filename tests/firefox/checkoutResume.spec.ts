import { test } from 'playwright/test';
import { backFromBank, changeDelivery, payAgain, walkSteps } from '../support/checkoutResume';

test(
  'checkout rule 3: each step has its address; Back, Forward and reload lead to it',
  { tag: '@long' },
  async ({ page }) => {
    await walkSteps(page);
  },
);

for (const [outcome, press] of [
  ['failed', 'Mislukken'],
  ['cancelled', 'Annuleren'],
] as const) {
  test(
    `checkout rule 49: a payment that is ${outcome} leads to the payment step, with everything as it was`,
    { tag: '@long' },
    async ({ page }) => {
      await payAgain(page, press);
    },
  );
}

test(
  'checkout rule 49: Back from the bank leads to the payment step, with everything as it was',
  { tag: '@long' },
  async ({ page }) => {
    await backFromBank(page);
  },
);

test(
  'checkout rule 38: the summary follows at once when delivery changes, and never shows a total of another choice',
  { tag: '@long' },
  async ({ page }) => {
    await changeDelivery(page);
  },
);
