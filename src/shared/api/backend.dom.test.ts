import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../tests/support/pageWith';
import { backEnd } from './backend';

afterEach(() => pageWith());

const plank = { sku: '100101', url: 'https://shop.example/plank.html' };

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
  const added = backEnd().wishForm('100101', false);
  expect(added).toMatchObject({ method: 'post', action: '/wishlist/add', fields: { _token: 'abc', sku: '100101' } });
  expect(backEnd().wishForm('100101', true).action).toBe('/wishlist/remove');
});

test('shared rule 43: on Magento it leads to the page on which that can be done, and the form key is that of its cookie', () => {
  pageWith({ backend: 'magento' });
  document.cookie = 'form_key=k3y';
  expect(backEnd().formToken()).toEqual({ name: 'form_key', value: 'k3y' });
  expect(backEnd().cartForm(plank)).toEqual({ method: 'get', action: plank.url, fields: {} });
  expect(backEnd().wishForm('100101', false)).toEqual({ method: 'get', action: '/wishlist/', fields: {} });
});
