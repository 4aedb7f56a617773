import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { ApiResult, ShopApi } from '../../shared/api';
import { failed, ok } from '../../shared/api/result';
import type { Wish } from '../../shared/api/schemas';
import { on } from '../../shared/events';
import { messages } from '../../shared/state/messages';
import { WishlistToggleProps } from './props';
import { WishlistToggle } from './WishlistToggle';

const shop = vi.hoisted(() => ({
  setWish: vi.fn<(wish: Wish) => Promise<ApiResult<Wish>>>(),
  customer: { isLoggedIn: true, isBusiness: false },
}));
vi.mock('../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop as unknown as ShopApi),
}));
vi.mock('../../shared/state/customer', () => ({ customer: { current: { peek: () => shop.customer } } }));

afterEach(() => {
  shop.customer.isLoggedIn = true;
  shop.setWish.mockReset();
  cleanup();
  document.body.replaceChildren();
});

function show() {
  const form = document.body.appendChild(document.createElement('form'));
  const posted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener('submit', (event) => event.defaultPrevented || posted(event), { once: true });
  const mount = { element: form, signal: new AbortController().signal, slots: new Map() };
  const props = v.parse(WishlistToggleProps, { sku: '100101', name: 'Vuren plank' });
  render(<WishlistToggle {...props} mount={mount} />, { container: form });
  return { user: userEvent.setup(), posted };
}

const add = () => screen.getByRole('button', { name: 'Zet op verlanglijst' });
const remove = () => screen.getByRole('button', { name: 'Verwijder van verlanglijst' });

test('a press keeps the product and tells the page; another lets it go', async () => {
  shop.setWish.mockImplementation((wish) => Promise.resolve(ok(wish)));
  const told = vi.fn<(told: { sku: string; isOn: boolean }) => void>();
  on('wishlist-changed', told);
  const { user } = show();
  await user.click(add());
  await user.click(remove());
  expect(shop.setWish.mock.calls).toEqual([[{ sku: '100101', isWished: true }], [{ sku: '100101', isWished: false }]]);
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
});

test('what the shop refuses is taken back, with its words', async () => {
  const message = 'Er is iets misgegaan, probeer het opnieuw.';
  shop.setWish.mockResolvedValue(failed({ kind: 'network' }));
  const spoken = vi.spyOn(messages, 'show');
  const { user } = show();
  await user.click(add());
  await waitFor(() => expect(spoken).toHaveBeenCalledWith({ type: 'error', text: message }));
  expect(add()).toBeDefined();
});

test('a guest posts the form, and the shop asks for the login', async () => {
  shop.customer.isLoggedIn = false;
  const { user, posted } = show();
  await user.click(add());
  expect(posted).toHaveBeenCalledOnce();
  expect(shop.setWish).not.toHaveBeenCalled();
});
