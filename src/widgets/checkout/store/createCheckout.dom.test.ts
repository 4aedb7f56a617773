import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Totals } from '../../../shared/api';
import { failed, ok } from '../../../shared/api/result';
import { toCents } from '../../../shared/money';
import { collectedPayment, delivery, openFakeCheckout } from './testing/openFakeCheckout';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('checkout rule 35: chooses the only shipping method and its first delivery option', async () => {
  const { checkout } = openFakeCheckout();
  await checkout.collectShipping();
  expect(checkout.draft.value).toMatchObject({ shippingMethod: { carrierCode: 'a' }, deliveryOption: 'ma' });
});

test('checkout rules 37 and 38: chooses the first payment method, sends it and fetches the totals', async () => {
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const { checkout, asked } = openFakeCheckout({}, refresh);
  await checkout.collectPayment();
  await expect.poll(() => refresh).toHaveBeenCalledOnce();
  expect(asked).toEqual(['collectPaymentMethods', 'setPaymentInformation pay_ideal']);
});

test('checkout rule 62: where nothing is delivered payment is asked without a way of delivery', async () => {
  const collectPaymentMethods = vi.fn<(given: unknown) => unknown>(() => collectedPayment);
  const { checkout, asked, cart } = openFakeCheckout({ collectPaymentMethods });
  cart.totals.value = { itemsQty: 1, isVirtual: true } as Totals;
  expect(await checkout.resumePayment()).toBe(true);
  expect(collectPaymentMethods.mock.calls[0]?.[0]).toMatchObject({ shipping: null });
  expect(asked).not.toContain('collectShippingMethods');
});

test('checkout rule 72: a payment that is resumed leads back where the way has no day left', async () => {
  const moment = { day: '2026-11-25', part: 'Hele dag', hours: '', price: delivery.price, isFull: true };
  const full = { ...delivery, deliveryOptions: [{ code: 'ma', label: 'maandag', moment }] };
  const { checkout, asked } = openFakeCheckout({ collectShippingMethods: ok([full]) });
  checkout.change({ shippingMethod: { carrierCode: 'a', methodCode: 'b' }, deliveryOption: 'ma' });
  expect(await checkout.resumePayment()).toBe(false);
  expect(checkout.draft.value.deliveryOption).toBeNull();
  expect(asked).toEqual(['collectShippingMethods']);
});

test('a checkout that is left follows the cart no more', () => {
  const { checkout, cart, leave } = openFakeCheckout();
  cart.totals.value = { itemsQty: 1 } as Totals;
  leave();
  cart.totals.value = { itemsQty: 2 } as Totals;
  expect(checkout.totals.peek()?.itemsQty).toBe(1);
});

test('checkout rule 38: totals are those of the country and postcode that are filled in', async () => {
  const { checkout } = openFakeCheckout();
  const { billing } = checkout.draft.value;
  expect(checkout.isPlaceQuoted.value).toBe(true);
  checkout.change({ billing: { ...billing, country: 'BE' } });
  expect(checkout.isPlaceQuoted.value).toBe(false);
  await checkout.collectShipping();
  expect(checkout.isPlaceQuoted.value).toBe(true);
  checkout.change({ billing: { ...billing, country: 'NL' } });
  expect(checkout.isPlaceQuoted.value).toBe(false);
  await checkout.collectShipping();
  checkout.change({ billing: { ...billing, postcode: '1012JS' } });
  expect(checkout.isPlaceQuoted.value).toBe(false);
});

test('checkout rule 38: totals are unavailable while they are computed', async () => {
  const { checkout } = openFakeCheckout();
  checkout.choosePayment('giftcard');
  expect(checkout.totalsStatus.value).toBe('unavailable');
  await expect.poll(() => checkout.totalsStatus.value).toBe('available');
});

test('checkout rule 38: of two choices the last one counts, however late the answer to the first', async () => {
  let answerFirst: (answer: unknown) => void = () => {};
  const setPaymentInformation = vi
    .fn<() => unknown>(() => ok(null))
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  const { checkout } = openFakeCheckout({ setPaymentInformation });
  checkout.choosePayment('pay_ideal');
  checkout.choosePayment('giftcard');
  await expect.poll(() => checkout.totalsStatus.value).toBe('available');
  answerFirst(failed({ kind: 'network' }));
  await Promise.resolve();
  expect([checkout.totalsStatus.value, checkout.draft.value.paymentMethod]).toEqual(['available', 'giftcard']);
});

describe('checkout rule 45: after an error the old content stays and can be loaded again', () => {
  test.each(['collectShipping', 'collectPayment'] as const)('%s', async (call) => {
    const answer = { fails: false };
    const maybe = (value: unknown) => () => (answer.fails ? failed({ kind: 'network' }) : value);
    const { checkout } = openFakeCheckout({
      collectShippingMethods: maybe(ok([delivery])),
      collectPaymentMethods: maybe(collectedPayment),
    });
    const offer = call === 'collectShipping' ? checkout.shipping : checkout.payment;
    await checkout[call]();
    answer.fails = true;
    await checkout[call]();
    expect(offer.value.status).toBe('failed');
    expect(offer.value.items.length).toBeGreaterThan(0);
    answer.fails = false;
    await checkout[call]();
    expect(offer.value.status).toBe('ready');
  });

  test("totals that are computed but can't be loaded", async () => {
    const { checkout, cart } = openFakeCheckout();
    cart.loadError.value = { kind: 'network' };
    checkout.choosePayment('giftcard');
    await expect.poll(() => checkout.totalsStatus.value).toBe('failed');
  });

  test("shows the shop's own message", async () => {
    const refused = failed({ kind: 'refused', status: 422, code: 'no_delivery', message: 'Niet in Frankrijk.' });
    const { checkout } = openFakeCheckout({ collectShippingMethods: refused });
    await checkout.collectShipping();
    expect(checkout.shipping.value.reason).toBe('Niet in Frankrijk.');
  });

  test("totals that can't be computed", async () => {
    const { checkout } = openFakeCheckout({ setPaymentInformation: failed({ kind: 'network' }) });
    checkout.choosePayment('giftcard');
    await expect.poll(() => checkout.totalsStatus.value).toBe('failed');
  });
});

test.each([401, 403])('checkout rule 51: status %i means that the session is lost', async (status) => {
  const { checkout } = openFakeCheckout({ collectShippingMethods: failed({ kind: 'status', status }) });
  await checkout.collectShipping();
  expect(checkout.isSessionLost.value).toBe(true);
});

describe('checkout rule 44: the final button is locked', () => {
  test('until an offered method is chosen, and while totals are being computed', async () => {
    const { checkout } = openFakeCheckout();
    checkout.choosePayment('giftcard');
    expect(checkout.canPlace.value).toBe(false);
    await checkout.collectPayment();
    expect(checkout.canPlace.value).toBe(false);
    await expect.poll(() => checkout.canPlace.value).toBe(true);
  });
});

describe('checkout rule 42: the agreement', () => {
  test('can be given once lines and total are known, and not while they are computed anew', async () => {
    const { checkout, cart } = openFakeCheckout();
    expect(checkout.canAgree.value).toBe(false);
    await checkout.collectPayment();
    cart.totals.value = { items: [], grandTotal: toCents(100) } as unknown as Totals;
    await expect.poll(() => checkout.canAgree.value).toBe(true);
    checkout.agree(true);
    expect(checkout.isAgreed.value).toBe(true);
    checkout.choosePayment('giftcard');
    expect(checkout.canAgree.value).toBe(false);
  });
});

describe('checkout rule 12: isEmailAvailable', () => {
  test.each([
    ['free', ok(true), null, null],
    ['taken', ok(false), 'sanne@example.com', null],
    ['an error offers a login, and claims no account', failed({ kind: 'network' }), null, 'sanne@example.com'],
  ])('%s', async (_, isEmailAvailable, known, unchecked) => {
    const { checkout } = openFakeCheckout({ isEmailAvailable });
    await checkout.checkEmail();
    expect([checkout.knownEmail.value, checkout.uncheckedEmail.value]).toEqual([known, unchecked]);
  });
});
