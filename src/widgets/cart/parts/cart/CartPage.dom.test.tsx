import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, cartItem } from '../../../../../tests/support/fakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { ok } from '../../../../shared/api/result';
import { cart } from '../../store';
import cartPage from './view';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

const PLANK = 'Vuren plank';

beforeEach(async () => {
  shop.current = new FakeShop();
  shop.current.items = [cartItem({ id: 'a', name: PLANK, qty: 2 })];
  await cart.refresh();
});

afterEach(cleanup);

function show() {
  renderPart(cartPage, { continueUrl: '/planken' });
  return userEvent.setup();
}

test('shows the lines, the totals and the link to the checkout', () => {
  show();
  expect(screen.getByRole('link', { name: PLANK }).getAttribute('href')).toBe('/a');
  expect(screen.getByRole('link', { name: 'Afrekenen' }).getAttribute('href')).toBe('/checkout');
  expect(within(screen.getByRole('region', { name: 'Totalen' })).getByText('Totaal incl. btw')).toBeTruthy();
});

test('after the last line is removed, undo and a link to the shop are left', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: `Verwijderen: ${PLANK}` }));
  expect(await screen.findByText('Je winkelwagen is leeg')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verder winkelen' }).getAttribute('href')).toBe('/planken');
  await user.click(screen.getByRole('button', { name: `Ongedaan maken: ${PLANK}` }));
  expect(await screen.findByRole('link', { name: 'Artikel a' })).toBeTruthy();
});

test('cart rule 11: stock that is gone is reported above the lines and at its line', async () => {
  shop.current.items = [cartItem({ id: 'a', name: PLANK, qty: 2, messages: ['Nog maar 1 beschikbaar'] })];
  const answer = await shop.current.totals();
  if (answer.ok) shop.current.totals = () => Promise.resolve(ok({ ...answer.value, validStock: false }));
  show();
  await act(cart.refresh);
  expect(screen.getByText(/^De voorraad van een of meer artikelen/).closest('[role=alert]')).toBeTruthy();
  expect(within(screen.getByRole('listitem')).getByText(/Nog maar 1 beschikbaar/)).toBeTruthy();
});
