import { beforeEach, expect, test, vi } from 'vitest';
import type * as FakeApi from '../../../../../tests/support/askFakeShop';
import { amount, cartItem } from '../../../../../tests/support/fakeShop';
import type { CartItem } from '../../../../shared/api';
import { build } from '../../../../shared/platform/dom';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

const push = vi.fn<(event: string, data: object) => void>();
const WORTH = { currency: 'EUR', value: 13.9, items: [expect.objectContaining({ item_id: '100101', quantity: 2 })] };

beforeEach(() => {
  push.mockReset();
  document.body.replaceChildren();
});

const planks = cartItem({ id: '100101', name: 'Plank', qty: 2, rowTotal: amount(13.9) });

/** The code on a page that has this in its cart. */
async function pageWithCart(...items: CartItem[]) {
  vi.resetModules();
  const { shop } = (await import('../../../../shared/api')) as unknown as typeof FakeApi;
  shop.current.items = items;
  return import('./bus');
}

test('analytics rule 20: begin_checkout has what is in the cart; of an empty one there is none', async () => {
  const { pushCheckout } = await pageWithCart(planks);
  await pushCheckout(push);
  expect(push.mock.calls).toEqual([['begin_checkout', WORTH]]);

  await (await pageWithCart()).pushCheckout(push);
  expect(push).toHaveBeenCalledOnce();
});

test('analytics rule 20: begin_checkout of the markup is the only one', async () => {
  const script = build('script', '');
  script.dataset['analyticsEvent'] = 'begin_checkout';
  document.body.append(script);
  await (await pageWithCart(planks)).pushCheckout(push);
  expect(push).not.toHaveBeenCalled();
});

test('analytics rule 20: the steps are sent with what was chosen in them', async () => {
  const { pushShipping, pushPayment } = await pageWithCart(planks);
  await pushShipping('Bezorging aan huis', push);
  await pushPayment('paydemo_payment_ideal', push);
  expect(push.mock.calls).toEqual([
    ['add_shipping_info', { ...WORTH, shipping_tier: 'Bezorging aan huis' }],
    ['add_payment_info', { ...WORTH, payment_type: 'paydemo_payment_ideal' }],
  ]);
});
