import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { amount } from '../../../../../tests/support/fakeShop';
import { offer, productWith } from '../../../../../tests/support/offers';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { CartSelection } from '../../../../shared/api';
import { failed } from '../../../../shared/api/result';
import groupedProduct from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

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
  const product = productWith({ type: 'grouped', children: [child('kort', 20), child('lang', 25)] });
  renderPart(groupedProduct, { product, after: 'notice' });
  return userEvent.setup();
}

const quantity = (of: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: `Aantal: Schroef ${of}` });
const buy = () => screen.getByRole('button', { name: 'In winkelwagen' });
const total = () => screen.getByText(/^Totaal/).textContent;

async function fillIn(user: ReturnType<typeof userEvent.setup>, of: string, qty: string): Promise<void> {
  await user.clear(quantity(of));
  await user.type(quantity(of), qty);
}

test('product rule 12: the total follows the quantities, each child is added, and the quantities go back to 0', async () => {
  const user = show();
  await fillIn(user, 'kort', '3');
  await fillIn(user, 'lang', '2');
  expect(total()).toMatch(/€\s110,-/);
  await user.click(buy());
  expect(shop.current.asked).toEqual(['add 3 x kort', 'add 2 x lang']);
  await waitFor(() => expect(quantity('kort').value).toBe('0'));
});

test('product rule 34: while one quantity is none, there is no total of all', async () => {
  const user = show();
  await fillIn(user, 'kort', '3');
  await fillIn(user, 'lang', '-3');
  expect(screen.getByText('Vul een heel aantal in van 0 of meer.')).toBeTruthy();
  expect(total()).toBe('Totaal –');
  await fillIn(user, 'lang', '2');
  expect(total()).toMatch(/€\s110,-/);
});

test('product rule 12: without a quantity nothing is sent', async () => {
  const user = show();
  await user.click(buy());
  expect(shop.current.asked).toEqual([]);
  expect(screen.getByText('Maak eerst je keuze')).toBeTruthy();
});

test('product rule 12: a child that could not be added says so at its row and keeps its quantity, one that was says that; the next press adds the first alone', async () => {
  const user = show();
  const add = shop.current.addToCart;
  shop.current.addToCart = (selection: CartSelection) =>
    selection.sku === 'lang'
      ? Promise.resolve(
          failed({ kind: 'refused', status: 409, code: 'quantity_unavailable', message: 'Te veel.', available: 4 }),
        )
      : add(selection);
  await fillIn(user, 'kort', '1');
  await fillIn(user, 'lang', '9');
  await user.click(buy());
  const [short, long] = screen.getAllByRole('listitem');
  await waitFor(() => expect(within(long!).getByRole('alert').textContent).toBe('Te veel. Nog maar 4 beschikbaar.'));
  expect(within(short!).getByRole('alert').textContent).toBe('Schroef kort is toegevoegd aan je winkelwagen');
  expect([quantity('kort').value, quantity('lang').value]).toEqual(['0', '9']);
  shop.current.addToCart = add;
  await fillIn(user, 'lang', '4');
  await user.click(buy());
  expect(shop.current.asked).toEqual(['add 1 x kort', 'add 4 x lang']);
  await waitFor(() => expect(within(short!).getByRole('alert').textContent).toBe(''));
});

test('product rule 24: that nothing was chosen is shown at once where the server led back without adding', () => {
  history.replaceState(null, '', '/?asked=1');
  show();
  expect(screen.getByText('Maak eerst je keuze')).toBeTruthy();
});

test('product rule 23: the quantities in the address are read', () => {
  history.replaceState(null, '', '/?super_group[kort]=2&super_group[lang]=veel&asked=1');
  show();
  expect(quantity('kort').value).toBe('2');
  expect(quantity('lang').value).toBe('0');
});
