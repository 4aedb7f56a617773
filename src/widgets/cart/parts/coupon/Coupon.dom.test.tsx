import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, cartItem, refusal } from '../../../../../tests/support/fakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { ok } from '../../../../shared/api/result';
import { cart } from '../../store';
import coupon from './view';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
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

test('cart rule 31: a refused code is explained at the field, which keeps it and the focus', async () => {
  renderPart(coupon);
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

test('cart rules 28 and 29: an applied code is sent without spaces around it, and replaces the field until it is removed', async () => {
  renderPart(coupon);
  const user = userEvent.setup();
  const plain = await shop.current.totals();
  if (!plain.ok) throw new Error('the fake shop answers');
  const asked: string[] = [];
  const withCoupon = { ...plain.value, couponCode: 'HOUT5' };
  shop.current.applyCoupon = (code) => {
    asked.push(code);
    shop.current.totals = () => Promise.resolve(ok(withCoupon));
    return Promise.resolve(ok({ isApplied: true, message: '', totals: withCoupon }));
  };
  shop.current.removeCoupon = () => Promise.resolve(refusal('Nu even niet.'));
  expect(screen.getByRole('textbox').getAttribute('maxlength')).toBe('50');
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

test('cart rule 30: the code is kept for this tab until it is removed', async () => {
  const { unmount } = renderPart(coupon);
  const user = userEvent.setup();
  shop.current.applyCoupon = () => Promise.resolve(refusal('Nu even niet.'));
  await user.type(screen.getByRole('textbox'), 'HOUT5{Enter}');
  await screen.findByText('Nu even niet.');
  unmount();
  renderPart(coupon);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('HOUT5');
});

test('cart rule 28: a code that the shop answers as not applied is not announced as applied', async () => {
  renderPart(coupon);
  const user = userEvent.setup();
  const plain = await shop.current.totals();
  if (!plain.ok) throw new Error('the fake shop answers');
  shop.current.applyCoupon = () => Promise.resolve(ok({ isApplied: false, message: '', totals: plain.value }));
  await user.type(screen.getByRole('textbox'), 'HOUT5{Enter}');
  expect(await screen.findByText('De kortingscode kon niet worden toegepast, probeer het later opnieuw.')).toBeTruthy();
  expect(screen.queryByText(/is toegepast/)).toBeNull();
});
