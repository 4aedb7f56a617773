import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, amount, cartItem, refusal } from '../../../../../tests/support/fakeShop';
import { ServerNodesContext } from '../../../../mount/react';
import { ServerNodes } from '../../../../mount/takeOver/ServerNodes';
import { failed, ok } from '../../../../shared/api/result';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { toCents } from '../../../../shared/money';
import { cart } from '../../store';
import { minicart } from '../../adding/drawer';
import { filledDrawer } from './CartDrawer';
import { Minicart } from './view';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

const PLANK = 'Vuren plank';
const OIL = 'Houtolie';

beforeEach(async () => {
  shop.current = new FakeShop();
  shop.current.items = [cartItem({ id: 'a', name: PLANK, qty: 2 }), cartItem({ id: 'b', name: OIL })];
  await cart.refresh();
  await filledDrawer.fetch();
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

test('cart rule 27: of two cart links the one that was pressed shows the drawer', async () => {
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

test('cart rule 27: a drawer that no press opens is at the first cart link that can be seen, whichever mounted first', () => {
  show();
  show();
  const [phone, desktop] = [...document.querySelectorAll<HTMLElement>('[data-component]')];
  for (const [hidden, shown] of [
    [phone!, desktop!],
    [desktop!, phone!],
  ] as const) {
    hidden.style.display = 'none';
    shown.style.display = 'contents';
    act(() => minicart.open());
    expect(shown.contains(drawer())).toBe(true);
    act(minicart.close);
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

test('cart rule 27: with a modifier key the link works as links do', async () => {
  const user = show();
  const link = screen.getByRole('link', { name: 'Winkelwagen' });
  let prevented = true;
  document.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(drawer()).toBeNull();
  expect(prevented).toBe(false);
});

test('cart rule 24: after an addition the drawer opens with the name of the product', () => {
  show();
  act(() => minicart.open(PLANK));
  expect(
    within(drawer()!).getByText(`${PLANK} is toegevoegd aan je winkelwagen`).closest('[role=status]'),
  ).toBeTruthy();
});

test('cart rule 27: an open drawer that is swapped out stays shut in the next cart link', async () => {
  await open();
  expect(drawer()).toBeTruthy();
  cleanup();
  show();
  expect(drawer()).toBeNull();
});

test('a request to open it before it is mounted is kept', () => {
  minicart.open(PLANK);
  show();
  expect(drawer()).toBeTruthy();
});

test('a line shows its name as a link, its price and its total, with "Oude prijs" before the old one for a screen reader', async () => {
  shop.current.items = [cartItem({ id: 'a', name: PLANK, regularRowTotal: amount(12.5) })];
  await cart.refresh();
  await open();
  expect(line(PLANK).getByRole('link', { name: PLANK }).getAttribute('href')).toBe('/a');
  expect(line(PLANK).getByText('Oude prijs').parentElement?.textContent).toContain('12,50');
});

test('a change of quantity is sent to the shop, and the subtotal follows', async () => {
  const user = await open();
  await user.click(line(PLANK).getByRole('button', { name: 'Meer' }));
  await waitFor(() => expect(screen.getByText('Subtotaal').parentElement?.textContent).toContain('€\u00a040,-'));
  expect(shop.current.asked).toEqual(['a: 3']);
  expect(await screen.findByText('Je winkelwagen is bijgewerkt: € 40,-')).toBeTruthy();
});

test("cart rule 20: a refused quantity goes back, and the shop's reason is shown at the line", async () => {
  const user = await open();
  shop.current.answer = refusal('Er zijn er nog 3.');
  const field = line(PLANK).getByRole<HTMLInputElement>('spinbutton');
  await user.clear(field);
  await user.type(field, '50');
  await waitFor(() => expect(line(PLANK).getByRole('alert').textContent).toContain('Er zijn er nog 3.'));
  expect(field.value).toBe('2');
});

test('a removed line leaves a button to undo that, which has the focus', async () => {
  const user = await open();
  await user.click(line(PLANK).getByRole('button', { name: `Verwijderen: ${PLANK}` }));
  const undo = await screen.findByRole('button', { name: `Ongedaan maken: ${PLANK}` });
  expect(document.activeElement).toBe(undo);
  expect(shop.current.items.map(({ id }) => id)).toEqual(['b']);
});

test('cart rule 25: undo puts the line back and moves the focus to it', async () => {
  const user = await open();
  await user.click(line(OIL).getByRole('button', { name: `Verwijderen: ${OIL}` }));
  await user.click(await screen.findByRole('button', { name: `Ongedaan maken: ${OIL}` }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Artikel b'));
  expect(screen.queryByRole('button', { name: /^Ongedaan maken/ })).toBeNull();
});

test('an undo that fails says so at the line, and can be tried again', async () => {
  const user = await open();
  await user.click(line(OIL).getByRole('button', { name: `Verwijderen: ${OIL}` }));
  const undo = await screen.findByRole('button', { name: `Ongedaan maken: ${OIL}` });
  shop.current.answer = failed({ kind: 'network' });
  await user.click(undo);
  expect(await screen.findByText('Er is iets misgegaan, probeer het opnieuw.')).toBeTruthy();
  expect(screen.getByRole('button', { name: `Ongedaan maken: ${OIL}` })).toBeTruthy();
});

test('cart rule 25: a removal can no longer be undone once the drawer is closed', async () => {
  const user = await open();
  await user.click(line(OIL).getByRole('button', { name: `Verwijderen: ${OIL}` }));
  await screen.findByRole('button', { name: `Ongedaan maken: ${OIL}` });
  act(minicart.close);
  expect(cart.removed.peek()).toEqual([]);
});

test('an empty cart says so and has a button that closes the drawer', async () => {
  shop.current.items = [];
  await cart.refresh();
  const user = await open();
  expect(screen.getByText('Je winkelwagen is leeg')).toBeTruthy();
  expect(screen.queryByText('Afrekenen')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Verder winkelen' }));
  expect(drawer()).toBeNull();
});

test('cart rule 32: a failed load keeps the totals known before, and offers to try again', async () => {
  const user = await open();
  shop.current.answer = failed({ kind: 'network' });
  await act(() => cart.refresh());
  expect(screen.getByText('Je winkelwagen kon niet worden geladen.')).toBeTruthy();
  expect(line(PLANK)).toBeTruthy();
  shop.current.answer = null;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByText('Je winkelwagen kon niet worden geladen.')).toBeNull());
});

test.each([
  [toCents(72_000), 'Nog € 720,- tot gratis bezorgingNog € 720,- incl. btw tot gratis bezorging'],
  [toCents(0), 'Je bestelling wordt gratis bezorgd'],
  [null, null],
])(
  'cart rule 15: with %s cents left to free delivery the drawer says, in either price view, "%s"',
  async (freeShippingRemaining, said) => {
    const answer = await shop.current.totals();
    if (!answer.ok) throw new Error('the fake shop answers');
    shop.current.totals = () => Promise.resolve(ok({ ...answer.value, freeShippingRemaining }));
    await cart.refresh();
    await open();
    expect(drawer()?.querySelector('.noest-minicart__shipping')?.textContent.replaceAll('\u00A0', ' ') ?? null).toBe(
      said,
    );
  },
);

test('cart rule 26: opening the drawer asks for the totals again, except right after an addition', async () => {
  const totals = vi.spyOn(shop.current, 'totals');
  const user = await open();
  expect(totals).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  act(() => minicart.open(PLANK));
  expect(drawer()).toBeTruthy();
  expect(totals).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await user.click(screen.getByRole('link', { name: 'Winkelwagen' }));
  expect(totals).toHaveBeenCalledTimes(2);
});

test('it has links to the checkout and the cart page, and the amount left to free delivery', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Afrekenen' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getByRole('link', { name: 'Bekijk winkelwagen' }).getAttribute('href')).toBe('/checkout/cart');
  expect(screen.getByText('Nog € 720,- tot gratis bezorging')).toBeTruthy();
});

test('cart rule 38: the drawer tells what delivery costs and its first day, and neither where the shop does not say', async () => {
  await open();
  expect(screen.queryByText(/^Bezorgd vanaf/)).toBeNull();
  expect(screen.queryByText('Verzendkosten')).toBeNull();
  const answer = await shop.current.totals();
  if (!answer.ok) throw new Error('the fake shop answers');
  const delivery = { price: amount(0), firstDay: '2026-11-24', label: null, text: '' };
  shop.current.totals = () => Promise.resolve(ok({ ...answer.value, delivery }));
  await act(cart.refresh);
  expect(screen.getByText('Bezorgd vanaf dinsdag 24 november')).toBeTruthy();
  expect(screen.getByText('Verzendkosten').nextElementSibling?.textContent).toBe('Gratis');
});

test('cart rule 47: the line that decides the day says so, and the drawer names the place and the reason', async () => {
  const { items } = shop.current;
  const decides = { text: 'Bepaalt de dag: kan vanaf woensdag 9 december', decides: true, there: null };
  shop.current.items = items.map((item, index) => (index === 0 ? { ...item, delivery: decides } : item));
  const answer = await shop.current.totals();
  if (!answer.ok) throw new Error('the fake shop answers');
  const text = 'Alles samen: woensdag 9 december. Lariks plank komt later binnen.';
  const delivery = { price: amount(59.95), firstDay: '2026-12-09', label: 'Bezorgen naar 1012 JS', text };
  shop.current.totals = () => Promise.resolve(ok({ ...answer.value, shipping: toCents(5995), delivery }));
  await cart.refresh();
  await open();
  expect(line(items[0]?.name ?? '').getByText(decides.text)).toBeTruthy();
  expect(screen.getAllByText(/Bepaalt de dag/)).toHaveLength(1);
  expect(screen.getByText('Bezorgen naar 1012 JS').nextElementSibling?.textContent).toContain('59,95');
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/^Bezorgd vanaf/)).toBeNull();
});

test('cart rule 24: "is toegevoegd" goes when a line is removed, and stays while none is', async () => {
  const user = show();
  act(() => minicart.open(PLANK));
  expect(screen.getByText(`${PLANK} is toegevoegd aan je winkelwagen`)).toBeTruthy();
  await user.click(line(PLANK).getByRole('button', { name: `Verwijderen: ${PLANK}` }));
  await screen.findByRole('button', { name: `Ongedaan maken: ${PLANK}` });
  expect(screen.queryByText(`${PLANK} is toegevoegd aan je winkelwagen`)).toBeNull();
});

test('cart rule 4: a line without address, picture and selection shows its name, and its removal is final', async () => {
  const bare = { url: '', image: '', imageAlt: '', selection: null, sku: '' };
  shop.current.items = [cartItem({ id: 'a', name: PLANK, ...bare })];
  await cart.refresh();
  const user = await open();
  expect(line(PLANK).queryByRole('link')).toBeNull();
  await user.click(line(PLANK).getByRole('button', { name: `Verwijderen: ${PLANK}` }));
  expect(await screen.findByText(`${PLANK} verwijderd`, { selector: '.noest-line__removed-name' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ongedaan maken/ })).toBeNull();
  // The focus stays where the line was.
  expect(document.activeElement?.textContent).toBe(`${PLANK} verwijderd`);
});
