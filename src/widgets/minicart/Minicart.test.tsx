import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, amount, cartItem, refusal } from '../../../tests/support/fakeShop';
import { ServerNodesContext } from '../../mount/react/context';
import { ServerNodes } from '../../mount/runtime/ServerNodes';
import { failed } from '../../shared/api/result';
import type { ApiResult, ShopApi } from '../../shared/api';
import { cart } from '../../shared/state/cart';
import { minicart } from '../../shared/state/minicart';
import { Minicart } from './Minicart';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

const PLANK = 'Vuren plank';
const OIL = 'Houtolie';

beforeEach(async () => {
  shop.current = new FakeShop();
  shop.current.items = [cartItem({ id: 'a', name: PLANK, qty: 2 }), cartItem({ id: 'b', name: OIL })];
  await cart.refresh();
});

afterEach(() => {
  act(minicart.close);
  cleanup();
  document.body.replaceChildren();
});

function show() {
  const element = document.createElement('div');
  element.innerHTML = '<a data-slot="link" href="/checkout/cart">Winkelwagen</a>';
  element.dataset['component'] = 'minicart';
  const server = new ServerNodes(element);
  server.moveAside();
  document.body.append(element);
  const mount = { element, signal: new AbortController().signal, slots: server.slots };
  render(
    <ServerNodesContext value={server}>
      <Minicart cartUrl="/checkout/cart" checkoutUrl="/checkout" mount={mount} />
    </ServerNodesContext>,
    { container: element },
  );
  return userEvent.setup();
}

test('of two cart links on a page the one that was pressed opens the one drawer', async () => {
  show();
  const user = show();
  const [first, second] = screen.getAllByRole('link', { name: 'Winkelwagen' });
  for (const link of [second, first, second]) {
    await user.click(link!);
    const dialog = screen.getByRole('dialog', { name: /^Winkelwagen/ });
    expect(link!.closest('[data-component]')?.contains(dialog)).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  }
});

const drawer = () => screen.queryByRole('dialog', { name: /^Winkelwagen/ });
const line = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name));
  if (!found) throw new Error(`no line ${name}`);
  return within(found);
};
const open = async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Winkelwagen' }));
  return user;
};

test('a click on the cart link opens the drawer; Sluiten closes it', async () => {
  const user = await open();
  expect(drawer()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(drawer()).toBeNull();
});

test('with a modifier key the link goes the native way', async () => {
  const user = show();
  const link = screen.getByRole('link', { name: 'Winkelwagen' });
  let prevented = true;
  document.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(drawer()).toBeNull();
  expect(prevented).toBe(false);
});

test('who adds a product can have it opened, with the words that it was added', () => {
  show();
  act(() => minicart.open(PLANK));
  expect(
    within(drawer()!).getByText(`${PLANK} is toegevoegd aan je winkelwagen`).closest('[role=status]'),
  ).toBeTruthy();
});

test('a wish to open it from before it was there is kept', () => {
  minicart.open(PLANK);
  show();
  expect(drawer()).toBeTruthy();
});

test('a line shows its name as a link, its price and its total, the old one read aloud as such', async () => {
  shop.current.items = [cartItem({ id: 'a', name: PLANK, regularRowTotal: amount(12.5) })];
  await cart.refresh();
  await open();
  expect(line(PLANK).getByRole('link', { name: PLANK }).getAttribute('href')).toBe('/a');
  expect(line(PLANK).getByText('Oude prijs').parentElement?.textContent).toContain('12,50');
});

test('a quantity is changed at the shop, and the subtotal follows', async () => {
  const user = await open();
  await user.click(line(PLANK).getByRole('button', { name: 'Meer' }));
  await waitFor(() => expect(screen.getByText('Subtotaal').parentElement?.textContent).toContain('€\u00a040,-'));
  expect(shop.current.asked).toEqual(['a: 3']);
  expect(await screen.findByText('Je winkelwagen is bijgewerkt: € 40,-')).toBeTruthy();
});

test('a refused quantity is told at its line in the words of the shop, and set back', async () => {
  const user = await open();
  shop.current.answer = refusal('Er zijn er nog 3.');
  const field = line(PLANK).getByRole<HTMLInputElement>('spinbutton');
  await user.clear(field);
  await user.type(field, '50');
  await waitFor(() => expect(line(PLANK).getByRole('alert').textContent).toContain('Er zijn er nog 3.'));
  expect(field.value).toBe('2');
});

test('a removed line leaves a way back, which has the focus', async () => {
  const user = await open();
  await user.click(line(PLANK).getByRole('button', { name: `Verwijderen: ${PLANK}` }));
  const undo = await screen.findByRole('button', { name: `Ongedaan maken: ${PLANK}` });
  expect(document.activeElement).toBe(undo);
  expect(shop.current.items.map(({ id }) => id)).toEqual(['b']);
});

test('Ongedaan maken puts the line back and the focus on it', async () => {
  const user = await open();
  await user.click(line(OIL).getByRole('button', { name: `Verwijderen: ${OIL}` }));
  await user.click(await screen.findByRole('button', { name: `Ongedaan maken: ${OIL}` }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Artikel b'));
  expect(screen.queryByRole('button', { name: /^Ongedaan maken/ })).toBeNull();
});

test('an undo that fails says so at its place, and can be tried again', async () => {
  const user = await open();
  await user.click(line(OIL).getByRole('button', { name: `Verwijderen: ${OIL}` }));
  const undo = await screen.findByRole('button', { name: `Ongedaan maken: ${OIL}` });
  shop.current.answer = failed({ kind: 'network' });
  await user.click(undo);
  expect(await screen.findByText('Er is iets misgegaan, probeer het opnieuw.')).toBeTruthy();
  expect(screen.getByRole('button', { name: `Ongedaan maken: ${OIL}` })).toBeTruthy();
});

test('what was removed can no longer be undone once the drawer has been closed', async () => {
  const user = await open();
  await user.click(line(OIL).getByRole('button', { name: `Verwijderen: ${OIL}` }));
  await screen.findByRole('button', { name: `Ongedaan maken: ${OIL}` });
  act(minicart.close);
  expect(cart.removed.peek()).toEqual([]);
});

test('an empty cart says so and leads back to the shop', async () => {
  shop.current.items = [];
  await cart.refresh();
  const user = await open();
  expect(screen.getByText('Je winkelwagen is leeg')).toBeTruthy();
  expect(screen.queryByText('Afrekenen')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Verder winkelen' }));
  expect(drawer()).toBeNull();
});

test('a failed load keeps what was there, says so and tries again when asked', async () => {
  const user = await open();
  shop.current.answer = failed({ kind: 'network' });
  await act(() => cart.refresh());
  expect(screen.getByText('Je winkelwagen kon niet worden geladen.')).toBeTruthy();
  expect(line(PLANK)).toBeTruthy();
  shop.current.answer = null;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByText('Je winkelwagen kon niet worden geladen.')).toBeNull());
});

test('it leads to the checkout and to the cart page, and tells what is left to free delivery', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Afrekenen' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getByRole('link', { name: 'Bekijk winkelwagen' }).getAttribute('href')).toBe('/checkout/cart');
  expect(screen.getByText('Nog € 720,- tot gratis bezorging')).toBeTruthy();
});
