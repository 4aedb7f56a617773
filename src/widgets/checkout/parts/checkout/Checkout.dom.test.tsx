import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeShop, cartItem } from '../../../../../tests/support/fakeShop';
import { pageWith } from '../../../../../tests/support/pageWith';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { ApiResult, BudgetedProject, ShopApi } from '../../../../shared/api';
import { offerCapabilities } from '../../../../shared/api/capabilities';
import { failed, ok } from '../../../../shared/api/result';
import { toCents, type Cents } from '../../../../shared/money';
import { delivery } from '../../store/testing/openFakeCheckout';
import checkout from './view';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
  fetchCheckoutCalls: () => {},
}));

const pickup = {
  ...delivery,
  carrierCode: 'pickup',
  title: 'Afhalen',
  price: { inclTax: toCents(595), exclTax: toCents(492) },
  deliveryOptions: [],
};
const methods = ['giftcard', 'quotation'].map((code) => ({ code, title: code, subtitle: '', tooltip: '' }));

/** A guest who has filled in everything up to the payment. */
function fillIn(): void {
  localStorage.setItem('checkout-customer-email', 'sanne@example.com');
  const address = { firstname: 'Sanne', lastname: 'Bakker', telephone: '0612345678', postcode: '1012JS' };
  const place = { street: ['Dam', '1', ''], city: 'Amsterdam', country_code: 'NL', isManual: true };
  localStorage.setItem('checkout-billing-address', JSON.stringify({ ...address, ...place }));
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  fillIn();
  const fake = new FakeShop();
  fake.items = [cartItem({ id: 'a', name: 'Vuren plank' })];
  const totals = await fake.totals();
  if (!totals.ok) throw new Error('the fake shop has totals');
  shop.current = Object.assign(fake, {
    collectShippingMethods: async () => ok([delivery, pickup]),
    collectPaymentMethods: async () =>
      ok({ methods, giftcardName: '', approval: null, projects: [], totals: totals.value }),
    setPaymentInformation: async () => ok(null),
  });
});

afterEach(() => {
  cleanup();
  pageWith();
  history.replaceState(null, '', '/');
});

type Given = Parameters<typeof renderPart<typeof checkout.part>>[1];

function open(step: '' | 'shipping' | 'payment', given: Given = {}) {
  history.replaceState(null, '', step === '' ? '/checkout' : `/checkout?step=${step}`);
  renderPart(checkout, { paymentPrefix: 'pay_', ...given });
  return userEvent.setup();
}

async function toPayment(given: Given = {}) {
  sessionStorage.setItem('checkout-shipping-method', '{"carrierCode":"pickup","methodCode":"b"}');
  const user = open('payment', given);
  // Before the methods are asked for, the agreement can be ticked too.
  await screen.findByRole('radio', { name: 'giftcard' });
  const agreement = await screen.findByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ });
  await expect.poll(() => agreement.hasAttribute('disabled')).toBe(false);
  return user;
}

describe('checkout rule 36: the methods of delivery', () => {
  test('a price of 0 reads "Gratis", another one is an amount in both price views', async () => {
    open('shipping');
    const label = async (name: RegExp) => (await screen.findByRole('radio', { name })).closest('label')?.textContent;
    expect(await label(/^Thuis/)).toBe('ThuisGratis');
    expect(await label(/^Afhalen/)).toMatch(/^Afhalen€\s5,95€\s4,92$/);
  });

  test('one of them has to be chosen; the first has the focus (shared rule 29)', async () => {
    const user = open('shipping');
    const home = await screen.findByRole('radio', { name: /^Thuis/ });
    await user.click(screen.getByRole('button', { name: 'Naar betaling' }));
    expect(screen.getByText('Kies een verzendmethode.').getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(home);
    expect(home).toHaveProperty('checked', false);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verzending');
    await user.click(home);
    await user.click(screen.getByRole('button', { name: 'Naar betaling' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Betaling');
  });
});

describe('checkout rule 43: the final button', () => {
  const last = () => screen.getByRole('link', { name: 'Terug naar winkelwagen' }).previousElementSibling?.textContent;

  test('says that the order has to be paid, and asks for a quotation once that is chosen', async () => {
    const user = await toPayment();
    expect(last()).toBe('Bestelling afronden en betalen');
    await user.click(await screen.findByRole('button', { name: 'Kies voor een offerte' }));
    expect(last()).toBe('Offerte aanvragen');
  });

  test('checkout rule 42: who asks for a quotation agrees to that, whatever was agreed to before', async () => {
    const user = await toPayment();
    const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /gecontroleerd/ });
    await user.click(agreement());
    await user.click(await screen.findByRole('button', { name: 'Kies voor een offerte' }));
    expect(agreement().labels?.[0]?.textContent).toBe('Ik heb mijn offerteaanvraag gecontroleerd.');
    expect(agreement().checked).toBe(false);
    await vi.waitFor(() => expect(agreement().disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Offerte aanvragen' }));
    expect(screen.getByText('Je moet je offerteaanvraag controleren en akkoord gaan.')).toBeTruthy();
  });

  test('checkout rule 41: delivery is no part of the sums of a quotation, in the overview and beside the form', async () => {
    const totals = await shop.current.totals();
    if (!totals.ok) throw new Error('the fake shop has totals');
    const price = { shipping: toCents(5995), shippingExclTax: toCents(4955), grandTotal: toCents(6995) };
    const delivered = { ...totals.value, ...price };
    const offer = { methods, giftcardName: '', approval: null, projects: [], totals: delivered };
    Object.assign(shop.current, { totals: async () => ok(delivered), collectPaymentMethods: async () => ok(offer) });
    const user = await toPayment();
    const shown = (amount: RegExp) => screen.queryAllByText(amount).length;
    await expect.poll(() => shown(/^€\s59,95$/)).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Kies voor een offerte' }));
    await expect.poll(() => shown(/^bij het afrekenen$/)).toBe(2);
    expect([shown(/59,95/), shown(/69,95/)]).toEqual([0, 0]);
  });

  test('has the words of the page where it has its own', async () => {
    pageWith({ messages: { 'checkoutLater.placeOrder': 'Bestellen met betaalplicht' } });
    await toPayment();
    expect(last()).toBe('Bestellen met betaalplicht');
  });
});

describe('checkout rule 48: a refusal', () => {
  const DEFAULT = 'Je bestelling kon niet worden geplaatst, probeer het later opnieuw.';

  test.each([
    ["shows the shop's words", 'Uitverkocht', 'Uitverkocht'],
    ["shows the kit's where it gave none", '', DEFAULT],
  ])('%s, scrolls up and goes back to the payment', async (_, message, shown) => {
    const placeOrder = vi.fn<() => Promise<ApiResult<never>>>(async () =>
      failed({ kind: 'refused', status: 409, code: 'exception', message }),
    );
    Object.assign(shop.current, { placeOrder });
    const user = await toPayment();
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
    await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
    expect(within((await screen.findByText(shown)).closest('[role=alert]')!).getByText(shown)).toBeTruthy();
    expect(placeOrder).toHaveBeenCalledOnce();
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Betaling');
    expect(screen.getByRole('radio', { name: 'giftcard' }).closest('fieldset')?.disabled).toBe(false);
  });
});

test('checkout rule 51: that the session is lost stays there, though its cart is empty now', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const user = await toPayment();
  await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
  shop.current.items = [];
  shop.current.placeOrder = async () =>
    failed({ kind: 'refused', status: 403, code: 'invalid_token', message: 'Je sessie is verlopen.' });
  const read = vi.spyOn(shop.current, 'totals');
  await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
  expect(await screen.findByRole('button', { name: 'Pagina opnieuw laden' })).toBeTruthy();
  await vi.waitFor(() => expect(read.mock.results).not.toEqual([]));
  await read.mock.results[0]?.value;
  expect(assign).not.toHaveBeenCalled();
});

describe('checkout rule 77: an order was sent before the page was loaded', () => {
  const made = { quoteId: '', incrementId: '100', requiredRedirect: null };
  const unknown = () => screen.queryByText(/^We weten nog niet of je bestelling is geplaatst\./);
  let orderOfKey = vi.fn<ShopApi['orderOfKey']>();

  beforeEach(() => {
    sessionStorage.setItem('checkout-order-key', 'key-1');
    const way = { successUrl: '/bedankt', hasPaymentPage: false, isPaid: true };
    sessionStorage.setItem('checkout-order-way', JSON.stringify(way));
    orderOfKey = vi.fn<ShopApi['orderOfKey']>(async () => ok(made));
    Object.assign(shop.current, { orderOfKey });
  });

  test('the browser goes where it leads', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await toPayment();
    await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith('/bedankt'));
    expect(orderOfKey).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
  });

  test('where the shop knows of none, the shopper reads that it is not known, and what to do', async () => {
    orderOfKey.mockResolvedValue(ok(null));
    await toPayment();
    await vi.waitFor(() => expect(unknown()?.closest('[role=alert]')).toBeTruthy());
    expect(sessionStorage.getItem('checkout-order-key')).toBe('key-1');
  });

  test('a press that comes before the answer asks by itself, and only what it was told counts', async () => {
    const answers: ((answer: ApiResult<null>) => void)[] = [];
    orderOfKey.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const message = 'Uitverkocht';
    shop.current.placeOrder = async () => failed({ kind: 'refused', status: 409, code: 'exception', message });
    const user = await toPayment();
    await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
    await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
    answers[1]!(ok(null));
    await screen.findByText(message);
    answers[0]!(ok(null));
    await expect.poll(() => screen.queryByText('We vragen na of je bestelling is geplaatst')).toBeNull();
    expect([unknown(), screen.queryByText(message) !== null]).toEqual([null, true]);
  });

  test('after its cart was restored nothing is asked', async () => {
    shop.current.restoreQuote = async () => ok(null);
    await toPayment({ hasPendingPayment: true });
    expect(orderOfKey).not.toHaveBeenCalled();
    expect(unknown()).toBeNull();
  });
});

test('checkout rule 50: a payment that failed says so, and to try again or to choose another method', async () => {
  const words = /de betaling kon niet worden voltooid\. Probeer het opnieuw of kies een andere betaalmethode\.$/;
  await toPayment({ paymentFailed: true });
  expect(screen.getByText(words).closest('[role=alert]')).toBeTruthy();
  cleanup();
  await toPayment();
  expect(screen.queryByText(words)).toBeNull();
});

const business = { email: 'inkoop@example.com', isBusiness: true, addresses: [] };

describe('checkout rule 67: reference and project of a business', () => {
  const reference = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Je referentie/ });
  beforeEach(() => {
    const stored = JSON.parse(localStorage.getItem('checkout-billing-address') ?? '{}') as object;
    const company = { company: 'De Balk', extension_attributes: { coc_number: '12345678' } };
    for (const type of ['billing', 'shipping'])
      localStorage.setItem(`checkout-${type}-address`, JSON.stringify({ ...stored, ...company }));
  });
  afterEach(() => offerCapabilities(() => new Set()));

  test('are asked where the shop keeps them, and go with the order without spaces around them', async () => {
    offerCapabilities(() => new Set(['order-reference']));
    const placeOrder = vi.spyOn(shop.current, 'placeOrder');
    const user = await toPayment({ customer: business });
    await user.type(reference()!, ' PO-2026-0417 ');
    expect(reference()?.maxLength).toBe(35);
    await user.type(screen.getByRole('textbox', { name: /^Project/ }), 'Vathorst blok C');
    await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
    await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
    expect(placeOrder.mock.calls[0]?.[0].labels).toEqual({
      reference: 'PO-2026-0417',
      projectName: 'Vathorst blok C',
    });
  });

  test('are not asked elsewhere: of a consumer, for a quotation, by a shop that does not keep them', async () => {
    offerCapabilities(() => new Set(['order-reference']));
    await toPayment();
    expect(reference()).toBeNull();
    cleanup();
    const user = await toPayment({ customer: business });
    await user.click(await screen.findByRole('button', { name: 'Kies voor een offerte' }));
    expect(reference()).toBeNull();
    cleanup();
    offerCapabilities(() => new Set());
    sessionStorage.removeItem('checkout-payment-method');
    await toPayment({ customer: business });
    expect(reference()).toBeNull();
  });
});

describe('checkout rule 69: a project of the company, with its budget', () => {
  const BLOK_C = { name: 'Vathorst blok C', left: 389_877 as Cents, over: 0 as Cents, isBlocking: false };
  const SOEST = { name: 'Soest', left: -100 as Cents, over: 12_050 as Cents, isBlocking: true };
  const project = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Project/ });
  beforeEach(() => {
    offerCapabilities(() => new Set(['order-reference']));
    const stored = JSON.parse(localStorage.getItem('checkout-billing-address') ?? '{}') as object;
    const company = { company: 'De Balk', extension_attributes: { coc_number: '12345678' } };
    for (const type of ['billing', 'shipping'])
      localStorage.setItem(`checkout-${type}-address`, JSON.stringify({ ...stored, ...company }));
  });
  afterEach(() => offerCapabilities(() => new Set()));

  function offer(...projects: BudgetedProject[]): void {
    const collect = shop.current.collectPaymentMethods.bind(shop.current);
    vi.spyOn(shop.current, 'collectPaymentMethods').mockImplementation(async (...asked) => {
      const answer = await collect(...asked);
      return answer.ok ? { ...answer, value: { ...answer.value, projects } } : answer;
    });
  }

  test('is chosen from the list, says what is left, and goes with the order', async () => {
    offer(BLOK_C, SOEST);
    const placeOrder = vi.spyOn(shop.current, 'placeOrder');
    const user = await toPayment({ customer: business });
    await user.selectOptions(project(), 'Vathorst blok C');
    const hint = document.getElementById(project().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^Nog €\s3\.898,77 over in het budget, excl\. btw\.$/);
    expect(screen.queryByText(/over het budget/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
    await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
    expect(placeOrder.mock.calls[0]?.[0].labels.projectName).toBe('Vathorst blok C');
  });

  test('an order beyond the budget says by how much, and whether it is taken', async () => {
    offer({ ...BLOK_C, over: 12_050 as Cents }, SOEST);
    const user = await toPayment({ customer: business });
    await user.selectOptions(project(), 'Vathorst blok C');
    expect(screen.getByText(/^Met deze bestelling gaat het project €\s120,50 over het budget\.$/)).toBeTruthy();
    expect(screen.getByText(/Je kunt doorgaan/)).toBeTruthy();
    await user.selectOptions(project(), 'Soest');
    expect(screen.getByText(/Zo kun je niet bestellen/)).toBeTruthy();
  });

  test('a refusal for the budget asks for the list anew, and a name that is not on it is not sent', async () => {
    offer(BLOK_C);
    sessionStorage.setItem('checkout-order-labels', JSON.stringify({ reference: 'PO-1', projectName: 'Blok D' }));
    const placeOrder = vi.spyOn(shop.current, 'placeOrder');
    const message = 'Dit project staat niet meer in de lijst. Kies een ander.';
    placeOrder.mockResolvedValue(failed({ kind: 'refused', status: 409, code: 'unknown_project', message }));
    const user = await toPayment({ customer: business });
    expect(project().value).toBe('');
    await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
    const collect = vi.mocked(shop.current.collectPaymentMethods);
    const before = collect.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
    expect(placeOrder.mock.calls[0]?.[0].labels).toEqual({ reference: 'PO-1', projectName: '' });
    expect(await screen.findByText(message)).toBeTruthy();
    await vi.waitFor(() => expect(collect.mock.calls.length).toBe(before + 1));
  });
});

test.each(['coupon_gone', 'total_changed'])(
  'checkout rule 48: a refusal with %s asks for methods and total anew',
  async (code) => {
    const message = 'Het totaal incl. btw is nu € 16,70 in plaats van € 0,-. Controleer je bestelling.';
    vi.spyOn(shop.current, 'placeOrder').mockResolvedValue(failed({ kind: 'refused', status: 409, code, message }));
    const user = await toPayment();
    await user.click(screen.getByRole('checkbox', { name: /^Ik heb mijn bestelling gecontroleerd/ }));
    const collect = vi.spyOn(shop.current, 'collectPaymentMethods');
    await user.click(screen.getByRole('button', { name: 'Bestelling afronden en betalen' }));
    expect(await screen.findByText(message)).toBeTruthy();
    await vi.waitFor(() => expect(collect).toHaveBeenCalledOnce());
  },
);

test.each([
  ['a consumer is promised what the shop says', { returns: '30 dagen bedenktijd' }, 1],
  ['nothing is promised where the shop says nothing', {}, 0],
  ['a business is not, for it has no such right', { returns: '30 dagen bedenktijd', customer: business }, 0],
])('shop rule 10: %s', async (_, given, times) => {
  open('shipping', given);
  await screen.findByText('Veilig betalen via een versleutelde verbinding');
  expect(screen.queryAllByText(/bedenktijd/)).toHaveLength(times);
});

describe('checkout rule 60: the links to read before ordering', () => {
  const links = () =>
    ['algemene voorwaarden', 'privacyverklaring'].map((name) => {
      const link = screen.queryByRole<HTMLAnchorElement>('link', { name });
      return link && `${link.getAttribute('href')} ${link.target}`;
    });

  test('stand above the final button and open in a new tab', async () => {
    await toPayment({ termsUrl: '/voorwaarden', privacyUrl: '/privacy' });
    expect(links()).toEqual(['/voorwaarden _blank', '/privacy _blank']);
    const button = screen.getByRole('button', { name: 'Bestelling afronden en betalen' });
    const terms = screen.getByRole('link', { name: 'algemene voorwaarden' });
    expect(terms.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('are left out where the page gives none', async () => {
    await toPayment({ privacyUrl: '/privacy' });
    expect(links()).toEqual([null, '/privacy _blank']);
    cleanup();
    await toPayment();
    expect([...links(), screen.queryByText(/Lees voordat je bestelt/)]).toEqual([null, null, null]);
  });
});
