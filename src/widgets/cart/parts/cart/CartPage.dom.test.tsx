import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeShop, amount, cartItem } from '../../../../../tests/support/fakeShop';
import { propsOf, renderPart } from '../../../../../tests/support/renderPart';
import { ServerNodesContext } from '../../../../mount/react';
import { ServerNodes } from '../../../../mount/takeOver/ServerNodes';
import type { ApiResult, CartDelivery, ShopApi } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { toCents, type Amount } from '../../../../shared/money';
import { messages } from '../../../messages';
import { cart } from '../../store';
import cartPage, { CartPage } from './view';

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

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

const told = (delivery: CartDelivery | null) => async () => {
  const answer = await new FakeShop().totals();
  if (!answer.ok) return answer;
  const items = shop.current.items;
  return ok({ ...answer.value, items, delivery, freeShippingRemaining: null });
};

test('cart rule 38: what delivery costs and its first day are told before the checkout, a price of 0 as free', async () => {
  shop.current.totals = told({ price: amount(0), firstDay: '2026-11-24', label: null, text: '' });
  show();
  await act(cart.refresh);
  const summary = screen.getByRole('region', { name: 'Totalen' });
  expect(within(summary).getByText('Bezorgd vanaf dinsdag 24 november')).toBeTruthy();
  expect(within(summary).getByText('Gratis')).toBeTruthy();
});

test('cart rule 47: the row of the cost names the place, a line says that it decides the day, and why stands beside the total', async () => {
  const decides = { text: 'Bepaalt de dag: kan vanaf woensdag 9 december', decides: true, there: null };
  shop.current.items = [cartItem({ id: 'a', name: PLANK, delivery: decides })];
  const text = 'Alles samen: woensdag 9 december.';
  shop.current.totals = told({ price: amount(0), firstDay: '2026-12-09', label: 'Bezorgen naar 1012 JS', text });
  show();
  await act(cart.refresh);
  const summary = within(screen.getByRole('region', { name: 'Totalen' }));
  expect(within(screen.getByRole('listitem')).getByText(decides.text)).toBeTruthy();
  expect(summary.getByText('Bezorgen naar 1012 JS')).toBeTruthy();
  expect(summary.getByText(text)).toBeTruthy();
});

test.each([
  [toCents(72_000), true, false],
  [toCents(0), false, true],
  [null, false, false],
])(
  'cart rule 15: with %s cents left to free delivery the page says how much is left: %s, or that it is reached: %s',
  async (freeShippingRemaining, isLeft, isReached) => {
    const answer = await shop.current.totals();
    if (!answer.ok) throw new Error('the fake shop answers');
    shop.current.totals = () => Promise.resolve(ok({ ...answer.value, freeShippingRemaining }));
    await cart.refresh();
    show();
    expect(screen.queryByText('Nog € 720,- tot gratis bezorging') !== null).toBe(isLeft);
    expect(screen.queryByText('Nog € 720,- incl. btw tot gratis bezorging')?.className).toBe(
      isLeft ? 'noest-excl' : undefined,
    );
    expect(screen.queryByText('Je bestelling wordt gratis bezorgd') !== null).toBe(isReached);
  },
);

test('cart rule 38: a shop that does not say leaves both out', async () => {
  shop.current.totals = told(null);
  show();
  await act(cart.refresh);
  expect(screen.queryByText(/^Bezorgd vanaf/)).toBeNull();
  expect(screen.getByText('bij het afrekenen')).toBeTruthy();
});

test('prices rule 15: the amounts of a line are marked as without VAT where they are', () => {
  show();
  const notes = [...screen.getByRole('listitem').querySelectorAll('.noest-excl')].map((note) =>
    note.textContent.trim(),
  );
  expect(notes.filter((note) => note === 'excl. btw')).toHaveLength(2);
});

test('cart rule 12: a line of a business names its discount, so that price, discount and row add up', async () => {
  shop.current.items = [
    cartItem({
      id: 'a',
      name: PLANK,
      qty: 6,
      price: cents(695, 574),
      volumeDiscount: cents(-416, -344),
      rowTotal: cents(3751, 3100),
      regularRowTotal: cents(4167, 3444),
    }),
  ];
  await act(cart.refresh);
  show();
  const text = screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('€ 5,74');
  expect(text).toMatch(/Extra volumekorting -€ 4,16-€ 3,44/);
  expect(text).toContain('€ 31,-');
});

const cents = (inclTax: number, exclTax: number): Amount => ({ inclTax: toCents(inclTax), exclTax: toCents(exclTax) });

const SPLIT = `<form data-slot="split" aria-label="Samen of in delen" action="/checkout/cart/delivery">
  <label><input type="radio" name="split" value="0" checked>In één keer</label>
  <label><input type="radio" name="split" value="1">Wat er is alvast</label></form>`;

/** The page of the cart with the server's form in its slot. */
async function showSplit(chosenBefore = '0') {
  const answer = await shop.current.totals();
  if (!answer.ok) throw new Error('no totals');
  const element = document.createElement('div');
  element.innerHTML = SPLIT;
  element.querySelector<HTMLInputElement>(`[value="${chosenBefore}"]`)!.checked = true;
  element.dataset['component'] = 'cart';
  const server = new ServerNodes(element);
  server.moveAside();
  document.body.append(element);
  const mount = { element, signal: new AbortController().signal, slots: server.slots };
  const given = propsOf(cartPage.part, { totals: answer.value });
  return () =>
    render(
      <ServerNodesContext value={server}>
        <CartPage {...given} mount={mount} />
      </ServerNodesContext>,
      { container: element },
    );
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

test('cart rule 49: what asks whether all comes at once goes with another quantity', async () => {
  (await showSplit())();
  expect(screen.getByRole('form', { name: 'Samen of in delen' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: /^Meer/ }));
  await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('cart rule 49: a choice is sent at once, and the totals are read again', async () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ message: 'In twee keer.', errors: {} })));
  vi.stubGlobal('fetch', sent);
  (await showSplit())();
  const totals = vi.spyOn(shop.current, 'totals');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Wat er is alvast' }));
  expect(await screen.findByText('In twee keer.')).toBeTruthy();
  const [, request] = sent.mock.calls[0] as unknown as [string, { body: FormData }];
  expect([request.body.get('split'), chosen()]).toEqual(['1', '1']);
  expect(totals).toHaveBeenCalledOnce();
});

test('cart rule 49: two choices are sent one after the other', async () => {
  const answers: (() => void)[] = [];
  const sent = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push(() => resolve(Response.json({ message: '', errors: {} })));
      }),
  );
  vi.stubGlobal('fetch', sent);
  (await showSplit())();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Wat er is alvast' }));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'In één keer' }));
  expect(sent).toHaveBeenCalledOnce();
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const bodies = sent.mock.calls as unknown as [string, { body: FormData }][];
  expect(bodies.map(([, { body }]) => body.get('split'))).toEqual(['1', '0']);
  answers[1]!();
});

test('cart rule 49: a choice from before the code came is sent when it has', async () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ message: 'In twee keer.', errors: {} })));
  vi.stubGlobal('fetch', sent);
  const mount = await showSplit('1');
  mount();
  expect(await screen.findByText('In twee keer.')).toBeTruthy();
  expect([sent.mock.calls.length, chosen()]).toEqual([1, '1']);
});

test.each([
  [
    'a refusal',
    () => Promise.resolve(Response.json({ message: '', errors: { split: 'Kan niet meer.' } }, { status: 422 })),
    'Kan niet meer.',
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Je keuze kon niet worden bewaard, probeer het opnieuw.',
  ],
])('cart rule 49: with %s the choice is that of before, with a message', async (_name, answer, text) => {
  vi.stubGlobal('fetch', answer);
  const shown = vi.spyOn(messages, 'show');
  (await showSplit())();
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Wat er is alvast' }));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith({ type: 'error', text }));
  expect(chosen()).toBe('0');
});

describe('cart rule 52: an empty cart, and an order whose answer did not come', () => {
  const way = { successUrl: '/bedankt', hasPaymentPage: false, isPaid: true };
  const made = { quoteId: '', incrementId: '100', requiredRedirect: null };
  const replaced = () => vi.spyOn(location, 'replace').mockImplementation(() => {});

  beforeEach(async () => {
    sessionStorage.setItem('checkout-order-key', 'key-1');
    sessionStorage.setItem('checkout-order-way', JSON.stringify(way));
    shop.current.items = [];
    await cart.refresh();
  });

  afterEach(() => sessionStorage.clear());

  test('checkout rule 77: the browser goes where the order leads, and the order is asked after no more', async () => {
    const orderOfKey = vi.fn<ShopApi['orderOfKey']>(async () => ok(made));
    Object.assign(shop.current, { orderOfKey });
    const replace = replaced();
    show();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/bedankt'));
    expect(orderOfKey).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
  });

  test('checkout rule 77: where it is not known the shopper reads so, and can have it asked again', async () => {
    const answers = [failed({ kind: 'network' }), ok(null), ok(made)];
    Object.assign(shop.current, { orderOfKey: async () => answers.shift()! });
    const replace = replaced();
    const user = show();
    for (const _ of ['no answer', 'no order']) {
      const words = await screen.findByText(/^We weten nog niet of je bestelling is geplaatst\./);
      expect(words.closest('[role=alert]')).toBeTruthy();
      expect(replace).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Opnieuw navragen' }));
    }
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/bedankt'));
  });

  test('checkout rule 77: an order whose payment page can not be reached is placed; the page is asked for again', async () => {
    sessionStorage.setItem('checkout-order-way', JSON.stringify({ ...way, hasPaymentPage: true }));
    const pages = [failed({ kind: 'network' }), ok('/betaal')];
    const orderOfKey = async () => ok({ ...made, quoteId: '7' });
    Object.assign(shop.current, { orderOfKey, redirectPay: async () => pages.shift()! });
    const replace = replaced();
    const user = show();
    await screen.findByText(/^Je bestelling is geplaatst, maar/);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/betaal'));
  });

  test('no other empty cart asks', async () => {
    sessionStorage.removeItem('checkout-order-key');
    const orderOfKey = vi.fn<ShopApi['orderOfKey']>(async () => ok(made));
    Object.assign(shop.current, { orderOfKey });
    show();
    await act(async () => {});
    expect(screen.queryByText(/of je bestelling is geplaatst/)).toBeNull();
    expect(orderOfKey).not.toHaveBeenCalled();
  });

  test.each(['{', '{"successUrl":"javascript:alert(1)","hasPaymentPage":false,"isPaid":true}'])(
    'nothing leads where a way that is kept as %s does',
    async (kept) => {
      sessionStorage.setItem('checkout-order-way', kept);
      Object.assign(shop.current, { orderOfKey: async () => ok(made) });
      const replace = replaced();
      show();
      expect(await screen.findByText(/^We weten nog niet/)).toBeTruthy();
      expect(replace).not.toHaveBeenCalled();
    },
  );
});
