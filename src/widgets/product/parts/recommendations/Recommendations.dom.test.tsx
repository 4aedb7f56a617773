import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listingProduct } from '../../../../../tests/support/catalogue';
import { renderPart } from '../../../../../tests/support/renderPart';
import { shop } from '../../../../../tests/support/askFakeShop';
import recommendations from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  return renderPart(recommendations, { productId: '200101', limit: 4 }).container;
}

test('product rule 33: without a row the shop is asked for one', async () => {
  shop.current.known = [listingProduct({ id: '1', name: 'RVS vlonderschroeven' })];
  const asked = vi.spyOn(shop.current, 'products');
  show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Anderen bekeken ook' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'RVS vlonderschroeven' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ relatedTo: '200101', limit: 4 }, expect.anything());
});

test('Shows nothing where the shop has no products to recommend', async () => {
  const page = show();
  await act(async () => {});
  expect(page.childElementCount).toBe(0);
});

test('product rule 33: step buttons are there where more than fits, disabled at an end', async () => {
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
