import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amount, FakeShop } from '../../../tests/support/fakeShop';
import { offer, productWith } from '../../../tests/support/offers';
import type { ApiResult, CartSelection, ShopApi } from '../../shared/api';
import { failed } from '../../shared/api/result';
import { GroupedProduct } from './GroupedProduct';

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

const child = (sku: string, euros: number) => ({
  ...offer({ sku, finalPrice: amount(euros), regularPrice: amount(euros), piecePrice: amount(euros) }),
  name: `Schroef ${sku}`,
});

function show() {
  const mount = { element: document.body, signal: new AbortController().signal, slots: new Map() };
  const product = productWith({ type: 'grouped', children: [child('kort', 20), child('lang', 25)] });
  render(<GroupedProduct product={product} after="notice" mount={mount} />);
  return userEvent.setup();
}

const quantity = (of: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: `Aantal: Schroef ${of}` });
const buy = () => screen.getByRole('button', { name: 'In winkelwagen' });
const total = () => screen.getByText(/^Totaal/).textContent;

async function ask(user: ReturnType<typeof userEvent.setup>, of: string, qty: string): Promise<void> {
  await user.clear(quantity(of));
  await user.type(quantity(of), qty);
}

test('the sum of all its children is live, and each that is wanted goes into the cart', async () => {
  const user = show();
  await ask(user, 'kort', '3');
  await ask(user, 'lang', '2');
  expect(total()).toMatch(/€\s110,-/);
  await user.click(buy());
  expect(shop.current.asked).toEqual(['add 3 x kort', 'add 2 x lang']);
  await waitFor(() => expect(quantity('kort').value).toBe('0'));
});

test('saleable when the total selected quantity is above 0: before that nothing is sent', async () => {
  const user = show();
  await user.click(buy());
  expect(shop.current.asked).toEqual([]);
  expect(screen.getByText('Maak eerst je keuze')).toBeTruthy();
});

test('the one there is not enough of says at its row what is left; the quantities stay', async () => {
  const user = show();
  const add = shop.current.addToCart;
  shop.current.addToCart = (selection: CartSelection) =>
    selection.sku === 'lang'
      ? Promise.resolve(
          failed({ kind: 'refused', status: 409, code: 'quantity_unavailable', message: 'Te veel.', available: 4 }),
        )
      : add(selection);
  await ask(user, 'kort', '1');
  await ask(user, 'lang', '9');
  await user.click(buy());
  const [short, long] = screen.getAllByRole('listitem');
  await waitFor(() => expect(within(long!).getByRole('alert').textContent).toBe('Te veel. Nog maar 4 beschikbaar.'));
  expect(within(short!).getByRole('alert').textContent).toBe('');
  expect(quantity('lang').value).toBe('9');
});

test('the quantities that a form led back with are still there', () => {
  history.replaceState(null, '', '/?super_group[kort]=2&super_group[lang]=veel&asked=1');
  show();
  expect(quantity('kort').value).toBe('2');
  expect(quantity('lang').value).toBe('0');
});
