import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import type { Wish } from '../../../../shared/api';
import { on } from '../../../../shared/platform/events';
import { messages } from '../../../messages';
import { pageWith } from '../../../../../tests/support/pageWith';
import { propsOf } from '../../../../../tests/support/renderPart';
import part from './part';
import { WishlistToggle } from './view';

const shop = vi.hoisted(() => ({
  setWish: vi.fn<(wish: Wish) => Promise<ApiResult<Wish>>>(),
  customer: { isLoggedIn: true, isBusiness: false },
}));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop as unknown as ShopApi),
}));
vi.mock('../../customer', () => ({ customer: { current: { peek: () => shop.customer } } }));

afterEach(() => {
  shop.customer.isLoggedIn = true;
  shop.setWish.mockReset();
  cleanup();
  document.body.replaceChildren();
});

function show(sku = '100101') {
  const form = document.body.appendChild(document.createElement('form'));
  const posted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener('submit', (event) => event.defaultPrevented || posted(event), { once: true });
  const mount = { element: form, signal: new AbortController().signal, slots: new Map() };
  const props = propsOf(part, { sku, name: 'Vuren plank' });
  render(<WishlistToggle {...props} mount={mount} />, { container: form });
  return { user: userEvent.setup(), posted };
}

const add = () => screen.getByRole('button', { name: 'Zet op verlanglijst' });
const remove = () => screen.getByRole('button', { name: 'Verwijder van verlanglijst' });

test('account rule 19: a press adds the product and emits wishlist-changed, the next removes it', async () => {
  shop.setWish.mockImplementation((wish) => Promise.resolve(ok(wish)));
  const changed = vi.fn<(detail: { sku: string; isOn: boolean }) => void>();
  on('wishlist-changed', changed);
  const { user } = show();
  await user.click(add());
  await user.click(remove());
  expect(shop.setWish.mock.calls).toEqual([[{ sku: '100101', isWished: true }], [{ sku: '100101', isWished: false }]]);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
});

test('account rule 21: all hearts of a product show what one of them has changed', async () => {
  shop.setWish.mockImplementation((wish) => Promise.resolve(ok(wish)));
  const { user } = show('200101');
  show('200101');
  const hearts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  for (const words of ['Verwijder van verlanglijst', 'Zet op verlanglijst']) {
    await user.click(screen.getAllByRole('button')[0]!);
    await waitFor(() => expect(hearts()).toEqual([words, words]));
  }
});

test('account rule 19: a change that fails is reverted and shows an error message', async () => {
  const message = 'Er is iets misgegaan, probeer het opnieuw.';
  shop.setWish.mockResolvedValue(failed({ kind: 'network' }));
  const shown = vi.spyOn(messages, 'show');
  const { user } = show();
  await user.click(add());
  await waitFor(() => expect(shown).toHaveBeenCalledWith({ type: 'error', text: message }));
  expect(add()).toBeDefined();
});

test("account rule 19: the heart shows the shop's answer where it differs from what was asked", async () => {
  shop.setWish.mockResolvedValue(ok({ sku: '100101', isWished: false }));
  const changed = vi.fn<(detail: { sku: string; isOn: boolean }) => void>();
  on('wishlist-changed', changed);
  const { user } = show();
  await user.click(add());
  await waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ isOn: false })));
  expect(add()).toBeDefined();
});

test('account rule 21: a product that the page knows to be on the list is taken off by the first press', async () => {
  shop.setWish.mockImplementation((wish) => Promise.resolve(ok(wish)));
  pageWith({ wishes: ['300101'] });
  const { user } = show('300101');
  await user.click(remove());
  expect(shop.setWish).toHaveBeenCalledWith({ sku: '300101', isWished: false });
  expect(add()).toBeDefined();
});

test('account rule 20: a guest posts the form', async () => {
  shop.customer.isLoggedIn = false;
  const { user, posted } = show();
  await user.click(add());
  expect(posted).toHaveBeenCalledOnce();
  expect(shop.setWish).not.toHaveBeenCalled();
});
