import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, cartItem, refusal } from '../../../tests/support/fakeShop';
import type { ApiResult, ShopApi } from '../../shared/api';
import { ok } from '../../shared/api/result';
import { cart } from '../../shared/state/cart';
import { Coupon } from './Coupon';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

beforeEach(async () => {
  shop.current = new FakeShop();
  shop.current.items = [cartItem({ id: 'a', name: 'Vuren plank' })];
  await cart.refresh();
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const mount = () => ({ element: document.body, signal: new AbortController().signal, slots: new Map() });

test('a coupon that does not count is told at the field, which keeps it and the focus', async () => {
  render(<Coupon code="" mount={mount()} />);
  const user = userEvent.setup();
  shop.current.applyCoupon = () => Promise.resolve(refusal('Deze kortingscode is verlopen.'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kortingscode of cadeaubon' });
  await user.type(field, 'VERLOPEN{Enter}');
  expect((await screen.findByText('Deze kortingscode is verlopen.')).closest('[role=alert]')).toBeTruthy();
  expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual([
    'VERLOPEN',
    'true',
    field,
  ]);
});

test('a coupon that counts takes the place of the field, until it is taken off', async () => {
  render(<Coupon code="" mount={mount()} />);
  const user = userEvent.setup();
  const plain = await shop.current.totals();
  if (!plain.ok) throw new Error('the fake shop answers');
  const asked: string[] = [];
  const withCoupon = { ...plain.value, couponCode: 'HOUT5' };
  shop.current.applyCoupon = (code) => {
    asked.push(code);
    shop.current.totals = () => Promise.resolve(ok(withCoupon));
    return Promise.resolve(ok({ isApplied: true, totals: withCoupon }));
  };
  shop.current.removeCoupon = () => Promise.resolve(refusal('Nu even niet.'));
  await user.type(screen.getByRole('textbox'), ' hout5 ');
  await user.click(screen.getByRole('button', { name: 'Toepassen' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(asked).toEqual(['hout5']);
  await user.click(screen.getByRole('button', { name: 'Verwijderen: HOUT5' }));
  expect(await screen.findByText('Nu even niet.')).toBeTruthy();
  shop.current.removeCoupon = () => Promise.resolve(plain);
  await user.click(screen.getByRole('button', { name: 'Verwijderen: HOUT5' }));
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

test('specification 7: the code is kept for this tab until it is taken off, whatever becomes of the page', async () => {
  const { unmount } = render(<Coupon code="" mount={mount()} />);
  const user = userEvent.setup();
  shop.current.applyCoupon = () => Promise.resolve(refusal('Nu even niet.'));
  await user.type(screen.getByRole('textbox'), 'HOUT5{Enter}');
  await screen.findByText('Nu even niet.');
  unmount();
  render(<Coupon code="" mount={mount()} />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('HOUT5');
});
