import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listingProduct } from '../../../tests/support/catalogue';
import { FakeShop } from '../../../tests/support/fakeShop';
import type { ApiResult, ShopApi } from '../../shared/api';
import { Recommendations } from './Recommendations';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

beforeEach(() => {
  shop.current = new FakeShop();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
  return render(<Recommendations productId="200101" limit={4} mount={mount} />).container;
}

test('where the page has no row the shop is asked for what goes with the product', async () => {
  shop.current.known = [listingProduct({ id: '1', name: 'RVS vlonderschroeven' })];
  const asked = vi.spyOn(shop.current, 'products');
  show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Anderen bekeken ook' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'RVS vlonderschroeven' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ relatedTo: '200101', limit: 4 }, expect.anything());
});

test('nothing where nothing goes with it', async () => {
  const page = show();
  await act(async () => {});
  expect(page.childElementCount).toBe(0);
});

test('buttons come where there is more than fits, and say where it ends', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const scrolled = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
  shop.current.known = [listingProduct({ id: '1', name: 'RVS vlonderschroeven' })];
  show();
  const next = await screen.findByRole('button', { name: 'Volgende producten' });
  expect(screen.getByRole('button', { name: 'Vorige producten' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(scrolled).toHaveBeenCalledWith({ left: 270, behavior: 'smooth' });

  const row = screen.getByRole('list', { name: 'Anderen bekeken ook' });
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
});
