import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cartItem } from '../../../../tests/support/fakeShop';
import { CartLineView } from './CartLineView';

vi.mock('../../../shared/api', () => import('../../../../tests/support/askFakeShop'));
afterEach(cleanup);

const show = (item: ReturnType<typeof cartItem>) =>
  render(
    <CartLineView item={item} quantity={1} remaining={null} changeQuantity={async () => {}} remove={async () => {}} />,
  );

test('Cart rule 44: a line that is sawn has its list and a link to it, and no quantity', () => {
  const pieces = [
    { length: 1250, width: null, qty: 4, grain: 'length', name: 'Lange regels' },
    { length: 600, width: null, qty: 1, grain: 'length', name: '' },
  ] as const;
  show(cartItem({ id: '1', name: 'Balk, op maat gezaagd', url: '/balk?cut=1&item=1', pieces }));
  expect(screen.getByText('Zaaglijst, 5 stukken')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A 4 x 1.250 mm, Lange regels',
    'B 1 x 600 mm',
  ]);
  expect(screen.getByText('Op maat gezaagd hout kun je niet terugsturen.').closest('details')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zaaglijst wijzigen' }).getAttribute('href')).toBe('/balk?cut=1&item=1');
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('Cart rule 44: any other line has its quantity', () => {
  show(cartItem({ id: '1', name: 'Balk' }));
  expect(screen.getByRole('spinbutton')).toBeTruthy();
  expect(screen.queryByText('Zaaglijst wijzigen')).toBeNull();
});
