import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../../tests/support/askFakeShop';
import { amount } from '../../../../../tests/support/fakeShop';
import { productWith } from '../../../../../tests/support/offers';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { BundleOption, BundleSelection } from '../../../../shared/api';
import bundleProduct from './view';

vi.mock('../../../../shared/api', () => import('../../../../../tests/support/askFakeShop'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const part = (id: string, euros: number, given: Partial<BundleSelection> = {}): BundleSelection => ({
  id,
  productId: id,
  name: id,
  qty: 1,
  price: amount(euros),
  inStock: true,
  maxQty: null,
  canChangeQty: false,
  isDefault: false,
  delivery: null,
  ...given,
});

const OPTIONS: BundleOption[] = [
  {
    id: 'posts',
    label: 'Palen',
    required: true,
    type: 'radio',
    selections: [part('Vier palen', 100), part('Zes palen', 150), part('Acht palen', 200, { inStock: false })],
  },
  {
    id: 'walls',
    label: 'Wandpanelen',
    required: false,
    type: 'checkbox',
    selections: [part('Zijwand', 40, { canChangeQty: true }), part('Achterwand', 60)],
  },
];

function show(options = OPTIONS) {
  const product = productWith({ type: 'bundle', basePrice: amount(0), options });
  renderPart(bundleProduct, { product, after: 'notice' });
  return userEvent.setup();
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const buy = () => screen.getByRole('button', { name: 'In winkelwagen' });
const total = () => screen.getByText(/^Totaal/).textContent;

test('product rule 8: an option of type radio replaces the earlier choice, another type adds to it', async () => {
  const user = show();
  await user.click(radio(/^Vier/));
  await user.click(radio(/^Zes/));
  expect(radio(/^Vier/).checked).toBe(false);
  await user.click(box(/^Zijwand/));
  await user.click(box(/^Achterwand/));
  expect(box(/^Zijwand/).checked && box(/^Achterwand/).checked).toBe(true);
  expect(total()).toMatch(/€\s250,-/);
});

test('A part counts as often as its quantity, and its quantity field goes with the choice', async () => {
  const user = show();
  await user.click(radio(/^Vier/));
  await user.click(box(/^Zijwand/));
  const number = screen.getByRole('spinbutton', { name: 'Aantal: Zijwand' });
  await user.clear(number);
  await user.type(number, '3');
  expect(total()).toMatch(/€\s220,-/);
  await user.click(box(/^Zijwand/));
  expect(screen.queryByRole('spinbutton', { name: 'Aantal: Zijwand' })).toBeNull();
  expect(total()).toMatch(/€\s100,-/);
});

test('product rule 9: without a required option nothing is sent; it is named and gets the focus', async () => {
  const user = show();
  await user.click(buy());
  expect(shop.current.asked).toEqual([]);
  expect(screen.getByText('Kies palen')).toBeTruthy();
  expect(document.activeElement).toBe(radio(/^Vier/));
});

test('product rule 10: beside the price of a part stands how many of it are added', async () => {
  const screws = part('Schroeven', 5, { qty: 2.5 });
  const user = show(OPTIONS.map((option) => ({ ...option, selections: [...option.selections, screws] })));
  const prices = () => screen.getAllByText(/^\+/).map(({ textContent }) => textContent);
  expect(prices()[3]).toMatch(/^\+ 2,5 × €\s5,-/);
  expect(prices()[4]).toMatch(/^\+ €\s40,-/);
  await user.click(box(/^Zijwand/));
  await user.type(screen.getByRole('spinbutton', { name: 'Aantal: Zijwand' }), '{ArrowUp}');
  expect(prices()[4]).toMatch(/^\+ 2 × €\s40,-/);
});

test('A part that is not in stock says so and is disabled', () => {
  show();
  expect(radio(/^Acht.*Niet op voorraad/).disabled).toBe(true);
});

test('product rule 34: of a quantity that can not be ordered no total is shown, but why', async () => {
  const user = show();
  await user.click(radio(/Vier palen/));
  expect(total()).toMatch(/100/);
  const quantity = screen.getByRole('spinbutton', { name: 'Aantal' });
  await user.clear(quantity);
  await user.type(quantity, '0');
  expect(total()).toBe('Totaal –');
  expect(screen.getByText('Vul een heel aantal in van 1 of meer.')).toBeTruthy();
});
