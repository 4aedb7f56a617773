import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop } from '../../../tests/support/fakeShop';
import { ATTRIBUTES, productWith, VARIANTS } from '../../../tests/support/offers';
import type { ApiResult, ShopApi } from '../../shared/api';
import { ConfigurableProduct } from './ConfigurableProduct';

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
  history.replaceState(null, '', '/');
});

function show() {
  const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
  const product = productWith({ type: 'configurable', attributes: ATTRIBUTES, variants: [...VARIANTS] });
  render(<ConfigurableProduct product={product} after="notice" mount={mount} />);
  return userEvent.setup();
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const finishes = () =>
  within(screen.getByRole('group', { name: /^Kies afwerking/ })).getAllByRole<HTMLInputElement>('radio');
const announced = () => screen.getByRole('status').textContent;

test('choosing a value drops the choices for later attributes, and it is announced', async () => {
  const user = show();
  await user.click(option(/400/));
  await user.click(option(/Zwart/));
  expect(announced()).toBe('');
  await user.click(option(/300/));
  expect(finishes().some(({ checked }) => checked)).toBe(false);
  expect(announced()).toBe('Je keuze voor afwerking is vervallen: kies opnieuw.');
  expect(location.search).toBe('?lengte=300+cm');
});

test('a later attribute waits for the one before it', async () => {
  const user = show();
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: /afwerking.*kies eerst lengte/ }).disabled).toBe(true);
  await user.click(option(/400/));
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: /^Kies afwerking/ }).disabled).toBe(false);
});

test('a value without a variant says why, and can not be chosen', async () => {
  const user = show();
  await user.click(option(/500/));
  expect(option(/Zwart.*niet leverbaar/).disabled).toBe(true);
  expect(screen.getByText(/Zwart.gebeitst is er niet in 500.cm\./)).toBeTruthy();
});

test('half chosen nothing is sent, and the attribute to choose is named', async () => {
  const user = show();
  await user.click(option(/400/));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  expect(shop.current.asked).toEqual([]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Kies afwerking');
});

test('what is chosen goes into the cart by the ids of its options', async () => {
  const user = show();
  const sent = vi.spyOn(shop.current, 'addToCart');
  await user.click(option(/400/));
  await user.click(option(/Zwart/));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    sku: '200101',
    qty: 1,
    product_option: {
      extension_attributes: {
        configurable_item_options: [
          { option_id: 'length', option_value: 'length 400 cm' },
          { option_id: 'finish', option_value: 'finish Zwart gebeitst' },
        ],
      },
    },
  });
});
