import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../tests/support/pageWith';
import { backEnd } from './backend';

afterEach(() => pageWith());

const plank = { sku: '100101', productId: '45', url: 'https://shop.example/plank.html' };

test('shared rule 42: a storefront is searched by query, knows products by id and lists 24 on a page', () => {
  pageWith({ backend: 'storefront' });
  expect(backEnd()).toMatchObject({ searchPage: '/search', searchParameter: 'query', productKey: 'id' });
  expect([backEnd().pageSizes, backEnd().defaultPageSize]).toEqual([[12, 24, 48, 96], 24]);
});

test('shared rule 42: Magento is searched by q, knows products by SKU and lists 12 on a page', () => {
  pageWith({ backend: 'magento' });
  expect(backEnd()).toMatchObject({ searchPage: '/catalogsearch/result/', searchParameter: 'q', productKey: 'sku' });
  expect([backEnd().pageSizes, backEnd().defaultPageSize]).toEqual([[12, 24, 36], 12]);
});

test('shared rule 43: a form for a storefront posts the SKU, with the token of the page', () => {
  pageWith({ csrfToken: 'abc' });
  expect(backEnd().formToken()).toEqual({ name: '_token', value: 'abc' });
  expect(backEnd().cartForm(plank)).toEqual({
    method: 'post',
    action: '/checkout/cart/add',
    fields: { _token: 'abc', sku: '100101' },
  });
  const added = backEnd().wishForm(plank, false);
  expect(added).toMatchObject({ method: 'post', action: '/wishlist/add', fields: { _token: 'abc', sku: '100101' } });
  expect(backEnd().wishForm(plank, true).action).toBe('/wishlist/remove');
});

test('shared rule 43: a form for Magento posts the number of the product, with the form key of its cookie', () => {
  pageWith({ backend: 'magento' });
  document.cookie = 'form_key=k3y';
  expect(backEnd().formToken()).toEqual({ name: 'form_key', value: 'k3y' });
  const fields = { form_key: 'k3y', product: '45' };
  expect(backEnd().cartForm(plank)).toEqual({ method: 'post', action: '/checkout/cart/add/', fields });
  expect(backEnd().wishForm(plank, false)).toEqual({ method: 'post', action: '/wishlist/index/add/', fields });
});

test('shared rule 51: a form for Magento goes to the store view whose code is in its addresses', () => {
  pageWith({ backend: 'magento', baseUrl: `${location.origin}/nl` });
  expect(backEnd().cartForm(plank).action).toBe(`${location.origin}/nl/checkout/cart/add/`);
  expect(backEnd().wishForm(plank, false).action).toBe(`${location.origin}/nl/wishlist/index/add/`);
});

test('shared rule 43: where the number is not known, or an entry is taken off, it leads to the page on which that can be done', () => {
  pageWith({ backend: 'magento' });
  const unknown = { ...plank, productId: '' };
  expect(backEnd().cartForm(unknown)).toEqual({ method: 'get', action: plank.url, fields: {} });
  expect(backEnd().wishForm(unknown, false)).toEqual({ method: 'get', action: '/wishlist/', fields: {} });
  expect(backEnd().wishForm(plank, true)).toEqual({ method: 'get', action: '/wishlist/', fields: {} });
});
