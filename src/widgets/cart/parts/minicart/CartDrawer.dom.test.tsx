import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeShop, cartItem } from '../../../../../tests/support/fakeShop';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { cart } from '../../store';
import { CartDrawer } from './CartDrawer';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));
vi.mock('./FilledDrawer', () => {
  throw new Error('offline');
});

const FAILED = 'Je winkelwagen kon niet worden geladen.';

afterEach(cleanup);

async function show(...items: ReturnType<typeof cartItem>[]): Promise<void> {
  shop.current = new FakeShop();
  shop.current.items = items;
  await cart.refresh();
  render(<CartDrawer cartUrl="/checkout/cart" checkoutUrl="/checkout" added={null} />);
}

test('cart rule 32: lines whose code did not come are a failure, with the way to the cart page', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await show(cartItem({ id: 'a', name: 'Vuren plank' }));
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijk winkelwagen' }).getAttribute('href')).toBe('/checkout/cart');
  expect(said.mock.calls[0]?.[0]).toBe('[noest] minicart: what shows the lines could not be fetched');
  said.mockRestore();
});

test('cart rule 40: an empty cart needs none of that code', async () => {
  await show();
  expect(screen.getByText('Je winkelwagen is leeg')).toBeTruthy();
  expect(screen.queryByText(FAILED)).toBeNull();
});
