import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop, cartItem } from '../../../../../tests/support/fakeShop';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { toCents } from '../../../../shared/money';
import offerCheckout from './view';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
  fetchCheckoutCalls: () => {},
}));

const DEFAULT = 'Er is iets misgegaan bij het versturen van je offerteaanvraag. Probeer het later opnieuw.';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('checkout-customer-email', 'sanne@example.com');
  const address = { firstname: 'Sanne', lastname: 'Bakker', telephone: '0612345678', postcode: '1012JS' };
  const place = { street: ['Dam', '1', ''], city: 'Amsterdam', country_code: 'NL', isManual: true };
  localStorage.setItem('checkout-billing-address', JSON.stringify({ ...address, ...place }));
  const fake = new FakeShop();
  fake.items = [cartItem({ id: 'a', name: 'Vuren plank' })];
  const totals = await fake.totals();
  if (!totals.ok) throw new Error('the fake shop has totals');
  const methods = [{ code: 'quotation', title: 'Offerte', subtitle: '', tooltip: '' }];
  shop.current = Object.assign(fake, {
    collectPaymentMethods: async () =>
      ok({ methods, giftcardName: '', approval: null, projects: [], totals: totals.value }),
    setPaymentInformation: async () => ok(null),
  });
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

async function toOverview() {
  history.replaceState(null, '', '/offerte-aanvragen/checkout?step=overview');
  renderPart(offerCheckout);
  const agreement = await screen.findByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' });
  await expect.poll(() => agreement.hasAttribute('disabled')).toBe(false);
  const user = userEvent.setup();
  await user.click(agreement);
  return user;
}

test('checkout rule 53: delivery is no part of a quotation: it is said to follow, not to be free; nothing is said of paying', async () => {
  const totals = await shop.current.totals();
  if (!totals.ok) throw new Error('the fake shop has totals');
  const amount = { inclTax: toCents(0), exclTax: toCents(0) };
  const delivered = { ...totals.value, delivery: { price: amount, firstDay: '2026-11-26' } };
  const methods = [{ code: 'quotation', title: 'Offerte', subtitle: '', tooltip: '' }];
  Object.assign(shop.current, {
    totals: async () => ok(delivered),
    collectPaymentMethods: async () =>
      ok({ methods, giftcardName: '', approval: null, projects: [], totals: delivered }),
  });
  await toOverview();
  expect(screen.getAllByText('bij het afrekenen')).toHaveLength(2);
  expect(screen.queryByText('Gratis')).toBeNull();
  expect(screen.queryByText('Veilig betalen via een versleutelde verbinding')).toBeNull();
});

test('checkout rule 55: the note has at most 5000 characters', async () => {
  await toOverview();
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Heb je vragen of opmerkingen\?/ });
  expect(note.getAttribute('maxlength')).toBe('5000');
});

test.each([
  [
    'in an answer with status 200',
    failed({ kind: 'refused', status: 200, code: 'error', message: 'Helaas' }),
    'Helaas',
  ],
  ['in an answer with an error status', failed({ kind: 'refused', status: 422, code: 'no', message: 'Nee' }), 'Nee'],
  ['without words', failed({ kind: 'refused', status: 200, code: 'error', message: '' }), DEFAULT],
  ['of the connection', failed({ kind: 'network' }), DEFAULT],
])('checkout rule 56: an error %s is shown, and the overview is there again', async (_, answer, shown) => {
  const completeOffer = vi.fn<() => Promise<typeof answer>>(async () => answer);
  Object.assign(shop.current, { completeOffer });
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  const user = await toOverview();
  await user.click(screen.getByRole('button', { name: 'Offerte aanvragen' }));
  expect((await screen.findByText(shown)).closest('[role=alert]')).toBeTruthy();
  expect(completeOffer).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Overzicht van je offerteaanvraag');
});
