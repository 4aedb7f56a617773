import { afterEach, describe, expect, test } from 'vitest';
import { pageWith } from '../../../../../tests/support/pageWith';
import type { ShippingMethod } from '../../../../shared/api';
import { toCents } from '../../../../shared/money';
import {
  changeShipping,
  choosePayment,
  chooseSplit,
  listedMethods,
  settlePayment,
  settleShipping,
  shippingLabel,
} from './choices';
import { isShippingChosen } from '../shippingChoice';
import { emptyAddress } from '../CheckoutAddress';
import { NO_DETAILS, askedAddresses, partiesOf } from '../Draft';
import { draftOf } from '../testing/openFakeCheckout';

afterEach(() => pageWith());

const draft = draftOf({
  email: 'a@example.com',
  shipping: { ...emptyAddress('NL'), firstname: 'Verzend', keep: true },
  billing: { ...emptyAddress('NL'), firstname: 'Factuur', keep: true },
  paymentMethod: 'a',
  paymentDetails: { vatid: 'NL1', cocnumber: '2' },
});

const method = (carrierCode: string, options: string[] = []): ShippingMethod => ({
  carrierCode,
  methodCode: 'x',
  title: 'Bezorging aan huis#rayon-1',
  price: { inclTax: toCents(5995), exclTax: toCents(4955) },
  deliveryOptions: options.map((code) => ({ code, label: code })),
  comment: '',
  split: null,
});

describe('checkout rules 33 to 35: shipping', () => {
  test('checkout rule 35: a single method is chosen', () => {
    expect(settleShipping(draft, [method('a')]).shippingMethod).toEqual({ carrierCode: 'a', methodCode: 'x' });
    expect(settleShipping(draft, [method('a'), method('b')]).shippingMethod).toBeNull();
  });

  test('checkout rule 35: the first delivery option is chosen where none is', () => {
    expect(settleShipping(draft, [method('a', ['ma', 'di'])]).deliveryOption).toBe('ma');
    expect(settleShipping({ ...draft, deliveryOption: 'di' }, [method('a', ['ma', 'di'])]).deliveryOption).toBe('di');
  });

  test('checkout rule 35: a choice that is no longer offered is dropped', () => {
    const chosen = { ...draft, shippingMethod: { carrierCode: 'c', methodCode: 'x' }, deliveryOption: 'ma' };
    expect(settleShipping(chosen, [method('a'), method('b')])).toMatchObject({
      shippingMethod: null,
      deliveryOption: null,
    });
  });

  test('checkout rule 35: where the chosen day is gone none is chosen instead', () => {
    const chosen = { ...draft, shippingMethod: { carrierCode: 'a', methodCode: 'x' }, deliveryOption: 'wo' };
    expect(settleShipping(chosen, [method('a', ['ma', 'di'])])).toMatchObject({
      shippingMethod: { carrierCode: 'a' },
      deliveryOption: null,
    });
  });

  test('checkout rules 33 and 34: freeshipping is not listed, and the part after # not shown', () => {
    expect(listedMethods([method('freeshipping'), method('a')])).toHaveLength(1);
    expect(shippingLabel(method('a'))).toBe('Bezorging aan huis');
  });

  test('checkout rule 33: on Magento freeshipping is a way to deliver like any other', () => {
    pageWith({ backend: 'magento' });
    expect(listedMethods([method('freeshipping'), method('a')])).toHaveLength(2);
  });
});

describe('checkout rules 37 and 38: payment', () => {
  const methods = ['b', 'c'].map((code) => ({ code, title: code, subtitle: '', tooltip: '' }));

  test('the first method is chosen, and the details of the previous one are cleared', () => {
    expect(settlePayment(draft, { methods })).toMatchObject({ paymentMethod: 'b', paymentDetails: NO_DETAILS });
  });

  test('a chosen method that is still offered stays', () => {
    const chosen = choosePayment(draft, 'c');
    expect(settlePayment(chosen, { methods })).toBe(chosen);
  });
});

describe('checkout rule 6: which addresses are filled in', () => {
  test.each([
    ['guest', true, 'billing', false],
    ['guest', false, 'billing', true],
    ['customer', true, 'shipping', false],
    ['customer', false, 'shipping', true],
    ['business', true, 'shipping', false],
  ] as const)('%s, the same: %s', (shopper, isSame, first, isSecondAsked) => {
    expect(askedAddresses(shopper, { isSame }, false)).toEqual({ first, isSecondAsked });
  });

  test('checkout rule 62: where nothing is delivered it is the billing address, for both', () => {
    const different = { ...draft, isSame: false };
    expect(askedAddresses('customer', different, true)).toEqual({ first: 'billing', isSecondAsked: false });
    const { shippingAddress, billingAddress } = partiesOf('customer', different, null, true);
    expect([shippingAddress.firstName, billingAddress.firstName]).toEqual(['Factuur', 'Factuur']);
  });

  test('checkout rule 19: if they are the same, one is a copy of the other, and only shipping is saved', () => {
    const { shippingAddress, billingAddress } = partiesOf('guest', draft, null, false);
    expect([shippingAddress.firstName, billingAddress.firstName]).toEqual(['Factuur', 'Factuur']);
    expect([shippingAddress.isToSave, billingAddress.isToSave]).toEqual([true, false]);
  });

  test('checkout rule 10: a business is billed at the address of its account', () => {
    const account = { ...emptyAddress('NL'), firstname: 'Balk', savedId: '7' };
    const { shippingAddress, billingAddress } = partiesOf('business', draft, account, false);
    expect([shippingAddress.firstName, billingAddress.savedId]).toEqual(['Verzend', '7']);
  });
});

const optionsOf = (...codes: string[]) => codes.map((code) => ({ code, label: code }));

const inTwo = (isChosen: boolean): ShippingMethod => ({
  ...method('tablerate'),
  deliveryOptions: optionsOf('09'),
  split: {
    isChosen,
    price: { inclTax: toCents(11_990), exclTax: toCents(9909) },
    now: { items: ['12 x Plank'], deliveryOptions: optionsOf('25', '26') },
    later: { items: ['2 x Lariks'], deliveryOptions: optionsOf('09', '10') },
  },
});

test('checkout rule 73: all of it comes at once, until the shop knows otherwise', () => {
  expect(settleShipping(draft, [inTwo(false)])).toMatchObject({
    isSplit: false,
    deliveryOption: '09',
    laterOption: null,
  });
  expect(settleShipping(draft, [inTwo(true)])).toMatchObject({
    isSplit: true,
    deliveryOption: '25',
    laterOption: '09',
  });
  const chosen = settleShipping(draft, [inTwo(true)]);
  expect(settleShipping(chosen, [{ ...inTwo(false), split: null }])).toMatchObject({
    isSplit: false,
    deliveryOption: '09',
  });
});

test('checkout rule 73: a way that is chosen by hand begins with the choice made in the cart', () => {
  expect(changeShipping(draft, inTwo(true))).toMatchObject({ isSplit: true, deliveryOption: '25', laterOption: '09' });
  const together = chooseSplit(changeShipping(draft, inTwo(true)), inTwo(true), false);
  expect(changeShipping(together, inTwo(true)).isSplit).toBe(false);
  const collected = changeShipping(together, method('pickup'));
  expect([collected.isSplit, changeShipping(collected, inTwo(false)).isSplit]).toEqual([false, false]);
});

test('checkout rule 74: in two, both moments are chosen, and what was chosen before is kept', () => {
  const kept = { ...settleShipping(draft, [inTwo(true)]), deliveryOption: '26', laterOption: '10' };
  expect(settleShipping(kept, [inTwo(true)])).toMatchObject({ deliveryOption: '26', laterOption: '10' });
  expect(isShippingChosen(kept, [inTwo(true)])).toBe(true);
  expect(isShippingChosen({ ...kept, laterOption: null }, [inTwo(true)])).toBe(false);
});
