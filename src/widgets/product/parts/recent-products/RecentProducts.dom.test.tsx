import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listingProduct } from '../../../../../tests/support/catalogue';
import { renderPart } from '../../../../../tests/support/renderPart';
import { shop } from '../../../../../tests/support/askFakeShop';
import { failed } from '../../../../shared/api/result';
import { recent } from '../../recent';
import recentProducts from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(given: { limit?: number; productId?: string } = {}) {
  return renderPart(recentProducts, given).container;
}

const named = (...names: string[]) =>
  names.map((name, index) => listingProduct({ id: String(index), sku: name, name }));

test('product rule 32: shows the products viewed, newest first, without that of the page', async () => {
  for (const sku of ['Plank', 'Balk', 'Lat']) recent.add(sku);
  const asked = vi.spyOn(shop.current, 'products');
  shop.current.known = named('Balk', 'Plank');
  show({ productId: 'Lat' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Laatst bekeken' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(asked).toHaveBeenCalledWith({ skus: ['Balk', 'Plank'] }, expect.anything());
});

test('While loading the row has as many empty cards and is busy', () => {
  for (const sku of ['Plank', 'Balk']) recent.add(sku);
  shop.current.products = () => new Promise(() => {});
  show();
  const row = screen.getByRole('list', { name: 'Laatst bekeken' });
  expect(row.getAttribute('aria-busy')).toBe('true');
  expect(row.children).toHaveLength(2);
});

test('product rule 32: shows at most the limit, but requests all: some may have left the catalogue', async () => {
  for (const sku of ['Plank', 'Balk', 'Lat']) recent.add(sku);
  shop.current.known = named('Lat', 'Balk', 'Plank');
  show({ limit: 2 });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test.each([
  ['only this product was viewed', () => recent.add('Lat')],
  [
    'the shop does not answer',
    () => {
      recent.add('Plank');
      shop.current.answer = failed({ kind: 'network' });
    },
  ],
  ['the shop no longer has any of them', () => recent.add('Plank')],
])('product rule 32: shows nothing where %s', async (_, prepare) => {
  prepare();
  const page = show({ productId: 'Lat' });
  await waitFor(() => expect(page.childElementCount).toBe(0));
});
