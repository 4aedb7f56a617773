import { expect, test } from 'vitest';
import type { ApiResult, ShopApi } from '../../shared/api';
import { failed, ok } from '../../shared/api/result';
import type { Draft } from '../../shared/state/checkout';
import { createOffer } from './createOffer';

function offerOf(answer: ApiResult<string>) {
  const asked: { note: string; key: string }[] = [];
  const changes: Partial<Draft>[] = [];
  const shop = {
    completeOffer: async (note: string, key: string) => (asked.push({ note, key }), answer),
  } as unknown as ShopApi;
  const collected: string[] = [];
  const offer = createOffer((call) => call(shop), {
    change: (patch) => changes.push(patch),
    collectPayment: async () => void collected.push('payment methods'),
  });
  return { offer, asked, changes, collected };
}

test('specification 4: moving on sets free shipping and collects the payment methods, with the quotation chosen', async () => {
  const { offer, changes, collected } = offerOf(ok('/klaar'));
  await offer.begin();
  expect(changes).toMatchObject([
    { shippingMethod: { carrierCode: 'freeshipping', methodCode: 'freeshipping' }, paymentMethod: 'quotation' },
  ]);
  expect(collected).toEqual(['payment methods']);
});

test('a second try at the same quotation carries the same key, a new one another', async () => {
  const { offer, asked } = offerOf(failed({ kind: 'network' }));
  await offer.begin();
  await offer.complete('Graag');
  await offer.complete('Graag snel');
  await offer.begin();
  await offer.complete('');
  const [first, second, third] = asked.map(({ key }) => key);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test.each<[ApiResult<string>, object]>([
  [ok('/klaar'), { kind: 'requested', url: '/klaar' }],
  [
    failed({ kind: 'refused', status: 200, code: 'error', message: 'Uitverkocht' }),
    { kind: 'failed', message: 'Uitverkocht' },
  ],
  [failed({ kind: 'timeout', afterMs: 10_000 }), { kind: 'failed', message: '' }],
])('%j leads to %j', async (answer, outcome) => {
  expect(await offerOf(answer).offer.complete('')).toEqual(outcome);
});

test('a discount code that was typed is forgotten once a quotation is asked for with it, and not before', async () => {
  sessionStorage.setItem('coupon-code', 'HOUT5');
  await offerOf(failed({ kind: 'network' })).offer.complete('');
  expect(sessionStorage.getItem('coupon-code')).toBe('HOUT5');
  await offerOf(ok('/klaar')).offer.complete('');
  expect(sessionStorage.getItem('coupon-code')).toBeNull();
});
