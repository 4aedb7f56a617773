import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../../../tests/support/pageWith';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import type { Draft } from '../../store/Draft';
import { createQuotation } from './createQuotation';

afterEach(() => pageWith());

function quotationOf(answer: ApiResult<string>) {
  const asked: { note: string; key: string }[] = [];
  const changes: Partial<Draft>[] = [];
  const shop = {
    completeOffer: async (note: string, key: string) => (asked.push({ note, key }), answer),
  } as unknown as ShopApi;
  const collected: string[] = [];
  const quotation = createQuotation(
    {
      ask: (call) => call(shop),
      change: (patch) => changes.push(patch),
      collectPayment: async () => void collected.push('payment methods'),
    },
    { refresh: async () => void collected.push('cart') },
  );
  return { quotation, asked, changes, collected };
}

test('checkout rule 53: sets free shipping and the quotation, clears payment details, and collects the payment methods', async () => {
  const { quotation, changes, collected } = quotationOf(ok('/klaar'));
  await quotation.begin();
  expect(changes).toMatchObject([
    {
      shippingMethod: { carrierCode: 'freeshipping', methodCode: 'freeshipping' },
      paymentMethod: 'quotation',
      paymentDetails: { vatid: '', cocnumber: '' },
    },
  ]);
  expect(collected).toEqual(['payment methods']);
});

test('checkout rule 53: on Magento the way to deliver is settled when it is ordered', async () => {
  pageWith({ backend: 'magento' });
  const { quotation, changes } = quotationOf(ok('/klaar'));
  await quotation.begin();
  expect(changes).toMatchObject([{ shippingMethod: null, paymentMethod: 'quotation' }]);
});

test('checkout rule 55: the note is sent; a retry has the same key, a new request a new one', async () => {
  const { quotation, asked } = quotationOf(failed({ kind: 'network' }));
  await quotation.begin();
  await quotation.complete('Graag');
  await quotation.complete('Graag snel');
  await quotation.begin();
  await quotation.complete('');
  expect(asked.map(({ note }) => note)).toEqual(['Graag', 'Graag snel', '']);
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
])('checkout rule 56: %j leads to %j', async (answer, outcome) => {
  expect(await quotationOf(answer).quotation.complete('')).toEqual(outcome);
});

test('checkout rule 56: a refused request shows the cart as the shop has it', async () => {
  const { quotation, collected } = quotationOf(
    failed({ kind: 'refused', status: 409, code: 'cart_changed', message: 'Kijk na' }),
  );
  await quotation.complete('');
  expect(collected).toEqual(['cart']);
});

test('checkout rule 17: a quotation removes the discount code, a failed request does not', async () => {
  sessionStorage.setItem('coupon-code', 'HOUT5');
  await quotationOf(failed({ kind: 'network' })).quotation.complete('');
  expect(sessionStorage.getItem('coupon-code')).toBe('HOUT5');
  await quotationOf(ok('/klaar')).quotation.complete('');
  expect(sessionStorage.getItem('coupon-code')).toBeNull();
});
