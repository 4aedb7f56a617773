import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop } from '../../../tests/support/fakeShop';
import { offer, productWith, TIERS } from '../../../tests/support/offers';
import type { ApiResult, ShopApi } from '../../shared/api';
import { failed, ok } from '../../shared/api/result';
import { SimpleProduct } from './SimpleProduct';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

beforeEach(() => {
  shop.current = new FakeShop();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
const plank = productWith({ type: 'simple', offer: offer({ tierPrices: TIERS }) });
const buy = () => screen.getByRole('button', { name: 'In winkelwagen' });
const failure = () => screen.getByRole('alert').textContent;

test('a refusal is told in the words of the shop, with what is left', async () => {
  shop.current.answer = failed({ kind: 'refused', status: 409, code: 'q', message: 'Te veel.', available: 3 });
  render(<SimpleProduct product={plank} after="notice" mount={mount} />);
  await userEvent.setup().click(buy());
  await waitFor(() => expect(failure()).toBe('Te veel. Nog maar 3 beschikbaar.'));
});

test('what the server printed as refused stands until the next try', async () => {
  render(<SimpleProduct product={plank} failure="Te veel." after="notice" mount={mount} />);
  expect(failure()).toBe('Te veel.');
  await userEvent.setup().click(buy());
  await waitFor(() => expect(failure()).toBe(''));
});

test('saleable as long as it is in stock: what is not says so and is not sent', async () => {
  const gone = productWith({ type: 'simple', offer: offer({ inStock: false, stock: { state: 'out_of_stock' } }) });
  render(<SimpleProduct product={gone} after="notice" mount={mount} />);
  screen.getByRole('spinbutton', { name: 'Aantal' }).closest('form')?.requestSubmit();
  await waitFor(() => expect(failure()).toBe('Dit product is niet op voorraad.'));
  expect(shop.current.asked).toEqual([]);
});

test('where the markup has only a product id the shop is asked for the product, once', async () => {
  const asked = vi.fn<(id: string) => void>();
  Object.assign(shop.current, {
    product(id: string) {
      asked(id);
      return Promise.resolve(ok(plank));
    },
  });
  const boxes = (
    <Suspense fallback="de opmaak van de server">
      <SimpleProduct productId="7" after="notice" mount={mount} />
      <SimpleProduct productId="7" after="notice" mount={mount} />
    </Suspense>
  );
  render(boxes);
  expect(document.body.textContent).toBe('de opmaak van de server');
  expect(await screen.findAllByRole('button', { name: 'In winkelwagen' })).toHaveLength(2);
  expect(asked.mock.calls).toEqual([['7']]);
});
