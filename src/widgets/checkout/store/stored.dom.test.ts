import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyAddress, type CheckoutAddress } from './CheckoutAddress';
import type { Draft } from './Draft';
import { readDraft, writeDraft } from './stored';
import { pendingPayment } from './session';
import { draftOf } from './testing/openFakeCheckout';

const start = draftOf();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const address: fc.Arbitrary<CheckoutAddress> = fc.record({
  ...(Object.fromEntries(Object.keys(emptyAddress('NL')).map((field) => [field, fc.string()])) as Record<
    keyof CheckoutAddress,
    fc.Arbitrary<string>
  >),
  country: fc.constantFrom('NL', 'BE'),
  savedId: fc.option(fc.string({ minLength: 1 })),
  keep: fc.boolean(),
  isManual: fc.boolean(),
  isAdditionOpen: fc.boolean(),
  isRegionRequired: fc.boolean(),
  customAttributes: fc.array(fc.record({ attribute_code: fc.string(), value: fc.string() }), { maxLength: 3 }),
});

const draft: fc.Arbitrary<Draft> = fc.record({
  email: fc.string(),
  confirmEmail: fc.string(),
  newsletter: fc.boolean(),
  isSame: fc.boolean(),
  shipping: address,
  billing: address,
  shippingMethod: fc.option(fc.record({ carrierCode: fc.string(), methodCode: fc.string() })),
  deliveryOption: fc.option(fc.string({ minLength: 1 })),
  // The shop keeps it with the cart.
  isSplit: fc.constant(false),
  laterOption: fc.option(fc.string({ minLength: 1 })),
  paymentMethod: fc.option(fc.string({ minLength: 1 })),
  paymentDetails: fc.record({ vatid: fc.string(), cocnumber: fc.string() }),
  labels: fc.record({ reference: fc.string(), projectName: fc.string() }),
  approvalNote: fc.string(),
  customerNote: fc.string(),
  agreement: fc.string(),
  quotedPlace: fc.option(fc.string()),
});

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted((one, other) =>
    one.localeCompare(other),
  );

test('Reads back whatever was written', () => {
  let before = start;
  fc.assert(
    fc.property(draft, (filled) => {
      writeDraft(filled, before);
      before = filled;
      expect(readDraft(start)).toEqual(filled);
    }),
  );
});

describe('checkout rule 14: what is kept on this device', () => {
  test('under exactly these keys', () => {
    const utrecht = () => ({ ...emptyAddress('NL'), city: 'Utrecht' });
    const all = {
      email: 'sanne@example.com',
      isSame: false,
      newsletter: true,
      shipping: utrecht(),
      billing: utrecht(),
    };
    writeDraft({ ...start, ...all }, start);
    expect(keysOf(localStorage)).toEqual([
      'checkout-autocomplete-billing-address',
      'checkout-autocomplete-shipping-address',
      'checkout-billing-address',
      'checkout-billing-is-same-as-shipping',
      'checkout-customer-email',
      'checkout-extension-attributes',
      'checkout-shipping-address',
    ]);
  });

  test("an address with Magento's names, its street in three parts (checkout rule 15)", () => {
    const shipping = { ...emptyAddress('NL'), street: 'Dam', houseNumber: '1', addition: 'A', cocNumber: '12345678' };
    writeDraft({ ...start, shipping }, start);
    expect(JSON.parse(localStorage.getItem('checkout-shipping-address') ?? '')).toMatchObject({
      street: ['Dam', '1', 'A'],
      country_code: 'NL',
      extension_attributes: { coc_number: '12345678' },
      newAddress: false,
    });
  });
});

describe('checkout rule 16: what is kept for the tab', () => {
  const chosen = {
    confirmEmail: 'sanne@',
    shippingMethod: { carrierCode: 'a', methodCode: 'b' },
    deliveryOption: 'ma',
    paymentMethod: 'giftcard',
    paymentDetails: { vatid: 'NL000099998B57', cocnumber: '12345678' },
    customerNote: 'Achterom',
    agreement: 'x',
    quotedPlace: 'NL 1012JS',
  };

  test('is in session storage under these keys, and read again in this tab alone', () => {
    writeDraft({ ...start, ...chosen }, start);
    expect(keysOf(sessionStorage)).toEqual([
      'checkout-agreement',
      'checkout-confirm-email',
      'checkout-customer-note',
      'checkout-delivery-option',
      'checkout-payment-details',
      'checkout-payment-method',
      'checkout-quoted-place',
      'checkout-shipping-method',
    ]);
    expect(readDraft(start)).toMatchObject(chosen);
    sessionStorage.clear();
    expect(readDraft(start)).toEqual(start);
  });

  test('the page that was left for a payment is known by its path, once', () => {
    pendingPayment.remember();
    expect(sessionStorage.getItem('checkout-last-entry')).toBe(location.pathname);
    expect([pendingPayment.takeBack(), pendingPayment.takeBack()]).toEqual([true, false]);
  });
});

test('Leaves values that another tab stored, unless they changed here', () => {
  const shipping = { ...emptyAddress('NL'), city: 'Utrecht' };
  writeDraft({ ...start, shipping }, start);
  writeDraft({ ...start, email: 'sanne@example.com' }, start);
  expect(readDraft(start)).toMatchObject({ email: 'sanne@example.com', shipping: { city: 'Utrecht' } });
});

describe('checkout rule 15: what is stored in part', () => {
  test('an address without a country keeps the country of the page', () => {
    localStorage.setItem('checkout-shipping-address', JSON.stringify({ city: 'Gent', street: ['Markt', '1', ''] }));
    const { shipping } = readDraft({ ...start, shipping: emptyAddress('BE') });
    expect(shipping).toMatchObject({ country: 'BE', city: 'Gent', street: 'Markt' });
  });

  test('a looked up postcode and house number count without an address', () => {
    const lookup = { postcode: '1012JS', houseNr: '1', houseNrAdd: 'A' };
    localStorage.setItem('checkout-autocomplete-billing-address', JSON.stringify(lookup));
    expect(readDraft(start).billing).toMatchObject({ postcode: '1012JS', houseNumber: '1', addition: 'A' });
  });
});

describe('checkout rule 12: the e-mail address is repeated once', () => {
  test('what was repeated in this tab stays', () => {
    writeDraft({ ...start, email: 'sanne@example.com', confirmEmail: 'sanne@' }, start);
    expect(readDraft(start).confirmEmail).toBe('sanne@');
  });

  test('an address that was not repeated yet is not confirmed by a reload', () => {
    writeDraft({ ...start, email: 'sanne@example.con' }, start);
    expect(readDraft(start).confirmEmail).toBe('');
  });

  test('an address from an earlier visit is not asked again', () => {
    localStorage.setItem('checkout-customer-email', 'sanne@example.com');
    expect(readDraft(start).confirmEmail).toBe('sanne@example.com');
  });
});

test("checkout rule 15: ignores what can't be read", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const type of ['shipping', 'billing']) localStorage.setItem(`checkout-${type}-address`, text);
      localStorage.setItem('checkout-billing-is-same-as-shipping', text);
      localStorage.setItem('checkout-extension-attributes', text);
      const { shipping, isSame, newsletter } = readDraft(start);
      expect(typeof shipping.firstname).toBe('string');
      expect([typeof isSame, typeof newsletter]).toEqual(['boolean', 'boolean']);
    }),
  );
});

test('checkout rule 15: scripts of the shop find country, id and own fields of an address under their names', () => {
  const own = [{ attribute_code: 'verdieping', value: '3' }];
  const shipping = { ...emptyAddress('BE'), savedId: '7', customAttributes: own };
  writeDraft({ ...start, shipping }, start);
  const stored = Object.entries(localStorage).flatMap(([, text]) => {
    const value: unknown = JSON.parse(String(text).startsWith('{') ? String(text) : 'null');
    return value !== null && typeof value === 'object' && 'country_id' in value ? [value] : [];
  });
  expect(stored).toContainEqual(
    expect.objectContaining({ country_id: 'BE', entity_id: '7', id: '7', custom_attributes: own }),
  );
});
