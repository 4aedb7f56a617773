import { expect, test, vi } from 'vitest';
import { createStorefront } from '../../../../shared/api/storefront';

test('cart rule 29: a code is sent in the address, URL-encoded, and removed without one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const asked: string[] = [];
  const config = {
    baseUrl: 'https://shop.test',
    commerceUrl: '',
    storeId: '1',
    csrfToken: 'token-1',
    redirectOrigins: [],
    capabilities: [],
  };
  const shop = createStorefront(config, async (input, init) => {
    const { method, url } = new Request(input, init);
    asked.push(`${method} ${url.replace('https://shop.test', '')}`);
    return Response.json({});
  });
  await shop.applyCoupon('10% / hout');
  await shop.removeCoupon();
  const coupons = '/api/checkout/payment/coupons';
  expect(asked).toEqual([`PUT ${coupons}/10%25%20%2F%20hout`, `DELETE ${coupons}`]);
});
