import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '../../api';
import { toCents } from '../../money';
import { choosePayment, listedMethods, settlePayment, settleShipping, shippingLabel } from './choices';
import { emptyAddress } from './CheckoutAddress';
import { NO_DETAILS, type Draft } from './Draft';
import { askedAddresses, partiesOf } from './parties';

const draft: Draft = {
  email: 'a@example.com',
  confirmEmail: '',
  newsletter: false,
  isSame: true,
  shipping: { ...emptyAddress('NL'), firstname: 'Verzend', keep: true },
  billing: { ...emptyAddress('NL'), firstname: 'Factuur', keep: true },
  shippingMethod: null,
  deliveryOption: null,
  paymentMethod: 'a',
  paymentDetails: { vatid: 'NL1', cocnumber: '2' },
};

const method = (carrierCode: string, options: string[] = []): ShippingMethod => ({
  carrierCode,
  methodCode: 'x',
  title: 'Bezorging aan huis#rayon-1',
  price: toCents(5995),
  deliveryOptions: options.map((code) => ({ code, label: code })),
  comment: '',
});

describe('specification 4: shipping', () => {
  test('the first method is set when only one exists', () => {
    expect(settleShipping(draft, [method('a')]).shippingMethod).toEqual({ carrierCode: 'a', methodCode: 'x' });
    expect(settleShipping(draft, [method('a'), method('b')]).shippingMethod).toBeNull();
  });

  test('of a method with delivery options the first is selected where none is chosen yet', () => {
    expect(settleShipping(draft, [method('a', ['ma', 'di'])]).deliveryOption).toBe('ma');
    expect(settleShipping({ ...draft, deliveryOption: 'di' }, [method('a', ['ma', 'di'])]).deliveryOption).toBe('di');
  });

  test('a choice that is no longer offered falls away', () => {
    const chosen = { ...draft, shippingMethod: { carrierCode: 'c', methodCode: 'x' }, deliveryOption: 'ma' };
    expect(settleShipping(chosen, [method('a'), method('b')])).toMatchObject({
      shippingMethod: null,
      deliveryOption: null,
    });
  });

  test('freeshipping is not listed, and the part after # not shown', () => {
    expect(listedMethods([method('freeshipping'), method('a')])).toHaveLength(1);
    expect(shippingLabel(method('a'))).toBe('Bezorging aan huis');
  });
});

describe('specification 4: payment', () => {
  const methods = ['b', 'c'].map((code) => ({ code, title: code, subtitle: '', tooltip: '' }));

  test('the first available one is selected, and clears the details of the previous one', () => {
    expect(settlePayment(draft, { methods })).toMatchObject({ paymentMethod: 'b', paymentDetails: NO_DETAILS });
  });

  test('one that was chosen before and is offered still stays', () => {
    const chosen = choosePayment(draft, 'c');
    expect(settlePayment(chosen, { methods })).toBe(chosen);
  });
});

describe('specification 2.4 and 6: which addresses are asked for', () => {
  test.each([
    ['guest', true, 'billing', false],
    ['guest', false, 'billing', true],
    ['customer', true, 'shipping', false],
    ['customer', false, 'shipping', true],
    ['business', true, 'shipping', false],
  ] as const)('%s, the same: %s', (shopper, isSame, first, isSecondAsked) => {
    expect(askedAddresses(shopper, { isSame })).toEqual({ first, isSecondAsked });
  });

  test('if they are the same one is a copy of the other, and billing is not kept a second time', () => {
    const { shippingAddress, billingAddress } = partiesOf('guest', draft, null);
    expect([shippingAddress.firstname, billingAddress.firstname]).toEqual(['Factuur', 'Factuur']);
    expect([shippingAddress.saveInAddressBook, billingAddress.saveInAddressBook]).toEqual([1, null]);
  });

  test('a business is billed at the address of its account', () => {
    const account = { ...emptyAddress('NL'), firstname: 'Balk', savedId: '7' };
    const { shippingAddress, billingAddress } = partiesOf('business', draft, account);
    expect([shippingAddress.firstname, billingAddress.customerAddressId]).toEqual(['Verzend', '7']);
  });
});
