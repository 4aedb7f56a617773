import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  CollectPaymentBodySchema,
  CollectShippingBodySchema,
  CompleteOfferBodySchema,
  EmailAvailableBodySchema,
  PaymentInformationSchema,
  PlaceOrderBodySchema,
  type AddressBody,
  type PlacedOrderAnswer,
} from './wire';
import type { ShopApi } from '../ShopApi';
import { address, newOrder } from '../../../../tests/support/newOrder';
import { withoutNetwork } from '../../../../tests/support/withoutNetwork';
import { createStorefront } from '.';

const totals = {
  items_qty: 0,
  subtotal: 0,
  subtotal_incl_tax: 0,
  shipping_amount: 59.95,
  discount_amount: 0,
  tax_amount: 10.4,
  grand_total: 59.95,
  coupon_code: null,
  items: [],
  extension_attributes: { valid_stock: 1, free_shipping_remaining: null },
} as const;

/** `newOrder` on the wire. */
const addressBody: AddressBody = {
  prefix: null,
  firstname: 'Sanne',
  middlename: null,
  lastname: 'Bakker',
  company: null,
  street: ['Dam', '1', ''],
  postcode: '1012JS',
  city: 'Amsterdam',
  country_id: 'NL',
  telephone: '0612345678',
  vat_id: null,
  region: null,
  regionCode: null,
  customerAddressId: null,
  saveInAddressBook: null,
  extension_attributes: { coc_number: '' },
};
const method = { shippingMethodCode: 'bezorging', shippingCarrierCode: 'tablerate' };
const extensionAttributes = { deliveryOption: '2026-11-25', newsletter_subscribe: false };
const paymentMethod = { method: 'paydemo_payment_ideal', additional_data: {} };
const shippingOptions = { shippingAddress: addressBody, ...method, extensionAttributes };
const addressInformation = { ...shippingOptions, billingAddress: addressBody };
const paymentBody = { email: 'sanne@example.com', paymentMethod, billingAddress: addressBody };
const orderBody = { ...paymentBody, shippingOptions };
const placed: PlacedOrderAnswer = { quote_id: '7', increment_id: '100000012' };

const SHOP = 'https://shop.test';

function shopOn(answer: () => Response | Promise<Response>, config: { commerceUrl?: string; baseUrl?: string } = {}) {
  const asked: Request[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
    ]);
  };
  const shop = createStorefront(
    {
      baseUrl: SHOP,
      commerceUrl: '',
      storeId: '2',
      csrfToken: 'token-1',
      redirectOrigins: ['https://pay.test'],
      capabilities: [],
      ...config,
    },
    fetcher,
  );
  return { shop, asked };
}

const json = (body: unknown, status = 200) => shopOn(() => Response.json(body, { status }));

withoutNetwork();

describe('shared rule 24: what is asked, and how', () => {
  const coupons = 'checkout/payment/coupons';
  const calls: [string, (shop: ShopApi) => Promise<unknown>, unknown][] = [
    [
      'POST checkout/customers/isEmailAvailable',
      (shop) => shop.isEmailAvailable('a@b.nl'),
      { customerEmail: 'a@b.nl' },
    ],
    ['GET postcode/lookup/1012JS/1', (shop) => shop.lookUpPostcode('1012JS', '1'), null],
    [
      'POST checkout/shipping/collectShippingMethods',
      (shop) => shop.collectShippingMethods(address),
      { address: addressBody },
    ],
    [
      'POST checkout/payment/collectPaymentMethods',
      (shop) => shop.collectPaymentMethods(newOrder),
      { addressInformation },
    ],
    ['POST checkout/set-payment-information', (shop) => shop.setPaymentInformation(newOrder), paymentBody],
    ['POST checkout/payment/placeOrder', (shop) => shop.placeOrder(newOrder, 'key-1'), orderBody],
    ['GET checkout/payment/placeOrder/key-1', (shop) => shop.orderOfKey('key-1'), null],
    ['GET checkout/redirectPay/7', (shop) => shop.redirectPay('7'), null],
    ['POST custom/checkout/restore-quote', (shop) => shop.restoreQuote(), {}],
    [`GET ${coupons}`, (shop) => shop.coupons(), null],
    [`PUT ${coupons}/HOUT5%2F`, (shop) => shop.applyCoupon('HOUT5/'), null],
    [`DELETE ${coupons}`, (shop) => shop.removeCoupon(), null],
    [
      'POST custom/checkout/offer/complete',
      (shop) => shop.completeOffer('Graag snel', 'key-0000000000000001'),
      { customer_note: 'Graag snel' },
    ],
  ];

  test.each(calls)('%s', async (line, call, body) => {
    const { shop, asked } = json({});
    await call(shop);
    const [request] = asked;
    expect(`${request?.method} ${request?.url}`).toBe(line.replace(' ', ` ${SHOP}/api/`));
    expect(request?.headers.get('X-CSRF-TOKEN')).toBe('token-1');
    const sent = await request?.text();
    expect(sent ? JSON.parse(sent) : null).toEqual(body);
  });

  test.each(calls)('%s is no answer when the connection is lost, and a write is sent once', async (line, call) => {
    const { shop, asked } = shopOn(() => Promise.reject(new TypeError('Failed to fetch')));
    const answer = call(shop);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: false, error: { kind: 'network' } });
    expect(asked).toHaveLength(line.startsWith('GET') ? 3 : 1);
  });
});

describe('checkout rule 73: a way brings a cart in two', () => {
  const day = (isFull: boolean) => ({
    code: '2026-11-25',
    label: 'woensdag 25 november',
    moment: { day: '2026-11-25', part: '', hours: '', is_full: isFull, price_incl_tax: 0 },
  });
  const methods = (later: string) => [
    {
      carrier_code: 'tablerate',
      method_code: 'bezorging',
      method_title: 'Bezorging aan huis',
      price_incl_tax: 59.95,
      extension_attributes: {
        delivery_options: JSON.stringify([day(false)]),
        split_delivery: {
          is_chosen: false,
          price_incl_tax: 119.9,
          now: { items: ['1 x plank'], delivery_options: JSON.stringify([day(false)]) },
          later: { items: ['1 x balk'], delivery_options: later },
        },
      },
    },
  ];

  test.each([
    ['where each of the two has a moment that can be had', JSON.stringify([day(false)]), true],
    ['not where all moments of one are taken', JSON.stringify([day(true)]), false],
    ['not where one has no moments', '', false],
    ['not where one has options without a day', JSON.stringify([{ code: 'a', label: 'Ophalen' }]), false],
  ])('%s', async (_, later, isOffered) => {
    const { shop } = json(methods(later));
    const answer = await shop.collectShippingMethods(address);
    expect(answer.ok && answer.value.map(({ split }) => split !== null)).toEqual([isOffered]);
  });
});

test('what is sent is what the shop reads', () => {
  const sent: [v.GenericSchema, unknown][] = [
    [EmailAvailableBodySchema, { customerEmail: 'a@b.nl' }],
    [CollectShippingBodySchema, { address: addressBody }],
    [CollectPaymentBodySchema, { addressInformation }],
    [PaymentInformationSchema, paymentBody],
    [PlaceOrderBodySchema, orderBody],
    [CompleteOfferBodySchema, { customer_note: '' }],
  ];
  for (const [schema, body] of sent) expect(v.parse(schema, body)).toEqual(body);
});

describe('shared rule 15: the commerce client', () => {
  const never = () => new Promise<Response>(() => undefined);

  test('has 60 s to place an order, and sends the key that makes it one', async () => {
    const { shop, asked } = shopOn(never);
    const answer = shop.placeOrder(newOrder, 'key-1');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', afterMs: 60_000 } });
  });

  test('sends the bearer token, and at an origin of its own nothing else of the session', async () => {
    sessionStorage.setItem('auth_token', 'abc');
    const { shop, asked } = shopOn(() => Response.json(placed), { commerceUrl: 'https://commerce.test' });
    await shop.placeOrder(newOrder, 'key-1');
    expect(asked[0]?.url).toBe('https://commerce.test/api/checkout/payment/placeOrder');
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(asked[0]?.headers.has('X-CSRF-TOKEN')).toBe(false);
  });
});

describe('what is answered', () => {
  test('isEmailAvailable: anything truthy is yes', async () => {
    const answers = await Promise.all(
      [true, 1, 'ja', false, 0, '', null].map((body) => json(body).shop.isEmailAvailable('a@b.nl')),
    );
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual([true, true, true, false, false, false, false]);
  });

  test('a postcode: 400 is no address, with words or without, and any other failure is none of that', async () => {
    const unresolved = [json({ code: 'x', message: 'Ongeldig adres' }, 400), json('', 400), json({ error: 'geen' })];
    for (const { shop } of unresolved)
      expect(await shop.lookUpPostcode('9999ZZ', '1')).toEqual({ ok: true, value: null });
    expect((await json('', 500).shop.lookUpPostcode('5000AA', '1')).ok).toBe(false);
  });

  test('what fails is told by its call, without the postcode, the code or the key in its path', async () => {
    const said = vi.mocked(console.error);
    const { shop } = json('', 507);
    await shop.lookUpPostcode('5000AA', '1');
    await shop.applyCoupon('CADEAU25');
    await shop.orderOfKey('key-of-an-order');
    await shop.redirectPay('quote-7');
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(4));
    expect(said.mock.calls.map(([line]) => String(line).replace(/: expected .*/, '')).toSorted()).toEqual([
      '[noest] GET /api/checkout/payment/placeOrder',
      '[noest] GET /api/checkout/redirectPay',
      '[noest] GET /api/postcode/lookup',
      '[noest] PUT /api/checkout/payment/coupons',
    ]);
  });

  test('a postcode: street, number, city and additions', async () => {
    const { shop } = json({
      street: 'Prinsengracht',
      house_nr: 263,
      zipcode: '1016GV',
      place: 'Amsterdam',
      houseNumberAdditions: ['A', 'B'],
      houseNumberAddition: null,
    });
    expect(await shop.lookUpPostcode('1016GV', '263')).toMatchObject({
      value: { street: 'Prinsengracht', houseNumber: '263', city: 'Amsterdam', additions: ['A', 'B'], addition: '' },
    });
  });

  test('shipping methods: delivery options are a JSON text, and may be missing', async () => {
    const delivery_options = JSON.stringify([{ code: '2026-11-25', label: 'woensdag 25 november' }]);
    const usual = { carrier_code: 'a', method_code: 'b', method_title: 'Thuis#rayon-1', price_incl_tax: 59.95 };
    const { shop } = json([{ ...usual, extension_attributes: { delivery_options } }, usual]);
    const answer = await shop.collectShippingMethods(address);
    expect(
      answer.ok && answer.value.map(({ price, deliveryOptions }) => [price.inclTax, deliveryOptions.length]),
    ).toEqual([
      [5995, 1],
      [5995, 0],
    ]);
  });

  test('payment methods come with totals that count shipping in', async () => {
    const { shop } = json({
      payment_methods: [{ code: 'giftcard', title: 'Cadeaubon' }],
      payment_config: { giftcard: { name: 'Noest Cadeaubon' } },
      totals,
    });
    expect(await shop.collectPaymentMethods(newOrder)).toMatchObject({
      value: {
        methods: [{ code: 'giftcard', subtitle: '', tooltip: '' }],
        giftcardName: 'Noest Cadeaubon',
        totals: { shipping: 5995 },
      },
    });
  });

  test('an order, and what its key became', async () => {
    const expected = { ok: true, value: { quoteId: '7', incrementId: '100000012', requiredRedirect: null } };
    expect(await json(placed).shop.placeOrder(newOrder, 'key-1')).toEqual(expected);
    expect(await json({ order: placed }).shop.orderOfKey('key-1')).toEqual(expected);
    expect(await json({ order: null }).shop.orderOfKey('key-1')).toEqual({ ok: true, value: null });
  });
});

describe('shared rule 21: whose words', () => {
  const refused = (message: string) => ({ ok: false, error: { kind: 'refused', message } });

  test("a failed order has the server's exception.message, whatever the status", async () => {
    const body = { exception: { message: 'De voorraad is gewijzigd.' } };
    for (const status of [400, 409, 500]) {
      expect(await json(body, status).shop.placeOrder(newOrder, 'k')).toMatchObject(
        refused('De voorraad is gewijzigd.'),
      );
    }
  });

  test('an empty exception.message, or a body that can not be read, leaves the words to the page', async () => {
    for (const body of [{ exception: { message: ' ' } }, 'kapot', null]) {
      expect(await json(body, 500).shop.placeOrder(newOrder, 'k')).toEqual({
        ok: false,
        error: { kind: 'status', status: 500 },
      });
    }
  });

  test('an offer that fails says so in a 200 body or in an error answer', async () => {
    const body = { error: 'Je winkelwagen is leeg' };
    for (const status of [200, 422, 500]) {
      expect(await json(body, status).shop.completeOffer('', 'key-0000000000000001')).toMatchObject(
        refused('Je winkelwagen is leeg'),
      );
    }
  });
});

describe('shared rule 22: redirects lead to this shop or to an origin that the page allows', () => {
  const card = (RedirectURL: string) => ({ ...placed, RequiredAction: { RedirectURL } });

  test.each([`${SHOP}/betaaldemo/1`, 'https://pay.test/3d'])('%s', async (target) => {
    expect(await json(target).shop.redirectPay('7')).toEqual({ ok: true, value: target });
    expect(await json(card(target)).shop.placeOrder(newOrder, 'k')).toMatchObject({
      value: { requiredRedirect: target },
    });
  });

  test('to this shop where it is in a folder of its origin', async () => {
    const target = `${SHOP}/betaaldemo/1`;
    const { shop } = shopOn(() => Response.json(target), { baseUrl: `${SHOP}/winkel` });
    expect(await shop.redirectPay('7')).toEqual({ ok: true, value: target });
  });

  test.each(['https://elsewhere.test/', 'https://pay.test.elsewhere.test/', 'javascript:alert(1)', '//elsewhere.test'])(
    'not %s',
    async (target) => {
      expect(await json(target).shop.redirectPay('7')).toMatchObject({
        ok: false,
        error: { kind: 'invalid-response' },
      });
      expect(await json(card(target)).shop.placeOrder(newOrder, 'k')).toMatchObject({
        ok: false,
        error: { kind: 'invalid-response' },
      });
      expect(await json({ redirect: target }).shop.completeOffer('', 'key-0000000000000001')).toMatchObject({
        ok: false,
        error: { kind: 'invalid-response' },
      });
    },
  );
});
