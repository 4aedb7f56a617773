import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeShop, cartItem, refusal } from '../../../../tests/support/fakeShop';
import type { ApiResult, ShopApi } from '../../../shared/api';
import { failed } from '../../../shared/api/result';
import { useSignalValue } from '../../../shared/ui';
import { cart } from '../store';
import { CartLines } from './CartLines';
import { LoadFailure } from './CartLoading';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

afterEach(cleanup);

const Lines = () => <CartLines part="cart" items={useSignalValue(cart.totals)?.items ?? []} announce={() => {}} />;

async function showTwice() {
  shop.current = new FakeShop();
  shop.current.items = [cartItem({ id: 'a', name: 'Vuren plank', qty: 2 })];
  await cart.refresh();
  render(
    <>
      <Lines />
      <Lines />
    </>,
  );
  return userEvent.setup();
}

const shown = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);

test('cart rule 19: two views of one line show the same requested quantity at once', async () => {
  await showTwice();
  // In one task: however busy the machine is, nothing has been sent in between.
  fireEvent.click(screen.getAllByRole('button', { name: 'Meer' })[0]!);
  expect(shown()).toEqual(['3', '3']);
  expect(shop.current.asked).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Meer' })[1]!);
  expect(shown()).toEqual(['4', '4']);
  await waitFor(() => expect(shop.current.asked).toEqual(['a: 4']));
  expect(shown()).toEqual(['4', '4']);
});

test("cart rule 20: after a refusal both are back at the shop's quantity", async () => {
  const user = await showTwice();
  shop.current.answer = refusal('Er zijn er nog 2.');
  await user.click(screen.getAllByRole('button', { name: 'Meer' })[0]!);
  expect(shown()).toEqual(['3', '3']);
  await waitFor(() => expect(shown()).toEqual(['2', '2']));
});

test('cart rule 11: a line with more than are left says how many, and one press takes that number', async () => {
  shop.current = new FakeShop();
  shop.current.items = [cartItem({ id: 'a', name: 'Vuren plank', qty: 5, maxQty: 2 })];
  await cart.refresh();
  render(<Lines />);
  const user = userEvent.setup();
  expect(screen.getByText('Nog maar 2 beschikbaar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Verlaag naar 2: Vuren plank' }));
  expect(shown()).toEqual(['2']);
  await waitFor(() => expect(shop.current.asked).toContain('a: 2'));
  expect(screen.queryByText('Nog maar 2 beschikbaar')).toBeNull();
});

test('cart rule 50: of a line of which some is there one press takes those', async () => {
  shop.current = new FakeShop();
  const delivery = { text: '3 op voorraad, 7 vanaf woensdag 16 december', decides: false, there: 3 };
  shop.current.items = [cartItem({ id: 'a', name: 'Vuren plank', qty: 10, delivery })];
  await cart.refresh();
  render(<Lines />);
  expect(screen.getByText(delivery.text)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Alleen 3: Vuren plank' }));
  expect(shown()).toEqual(['3']);
  expect(screen.queryByRole('button', { name: /^Alleen 3/ })).toBeNull();
  await waitFor(() => expect(shop.current.asked).toContain('a: 3'));
});

test('cart rule 32: beside a failed load stands the way to the cart page, but on that page', async () => {
  const region = createRef<HTMLElement>();
  shop.current = new FakeShop();
  shop.current.answer = failed({ kind: 'network' });
  await cart.refresh();
  const { rerender } = render(<LoadFailure cartUrl="/checkout/cart" region={region} />);
  expect(screen.getByRole('link', { name: 'Bekijk winkelwagen' }).getAttribute('href')).toBe('/checkout/cart');
  rerender(<LoadFailure region={region} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
});
