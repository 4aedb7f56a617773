import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listingProduct } from '../../../tests/support/catalogue';
import { FakeShop } from '../../../tests/support/fakeShop';
import type { ApiResult, ShopApi } from '../../shared/api';
import { failed } from '../../shared/api/result';
import { recent } from '../../shared/state/recent';
import { RecentProducts } from './RecentProducts';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

beforeEach(() => {
  shop.current = new FakeShop();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(given: { limit?: number; productId?: string } = {}) {
  const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
  return render(<RecentProducts limit={8} productId="" {...given} mount={mount} />).container;
}

const named = (...names: string[]) =>
  names.map((name, index) => listingProduct({ id: String(index), sku: name, name }));

test('what was looked at is shown, newest first, without the product of the page', async () => {
  for (const sku of ['Plank', 'Balk', 'Lat']) recent.remember(sku);
  const asked = vi.spyOn(shop.current, 'products');
  shop.current.known = named('Balk', 'Plank');
  show({ productId: 'Lat' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Laatst bekeken' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(asked).toHaveBeenCalledWith({ skus: ['Balk', 'Plank'] }, expect.anything());
});

test('while they are asked for the row keeps their places, and says that it is busy', () => {
  for (const sku of ['Plank', 'Balk']) recent.remember(sku);
  shop.current.products = () => new Promise(() => {});
  show();
  const row = screen.getByRole('list', { name: 'Laatst bekeken' });
  expect(row.getAttribute('aria-busy')).toBe('true');
  expect(row.children).toHaveLength(2);
});

test('no more than the limit, though all are asked for: some may have left the catalogue', async () => {
  for (const sku of ['Plank', 'Balk', 'Lat']) recent.remember(sku);
  shop.current.known = named('Lat', 'Balk', 'Plank');
  show({ limit: 2 });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test.each([
  ['nothing was looked at but this', () => recent.remember('Lat')],
  [
    'the shop does not answer',
    () => {
      recent.remember('Plank');
      shop.current.answer = failed({ kind: 'network' });
    },
  ],
  ['the shop has none of them any more', () => recent.remember('Plank')],
])('nothing at all where %s', async (_, prepare) => {
  prepare();
  const page = show({ productId: 'Lat' });
  await waitFor(() => expect(page.childElementCount).toBe(0));
});
