import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '../../../shared/api';
import { emptyAddress } from '../store/CheckoutAddress';
import type { Draft } from '../store/Draft';
import { delivery, draftOf } from '../store/testing/openFakeCheckout';
import { furthestStep } from './furthestStep';

const CHOICE = { carrierCode: delivery.carrierCode, methodCode: delivery.methodCode };
const collected: ShippingMethod = { ...delivery, methodCode: 'collect', deliveryOptions: [] };

/** How far a customer with a saved address gets, once the shop has said which ways there are. */
const furthest = (
  patch: Partial<Draft>,
  items: readonly ShippingMethod[] = [delivery, collected],
  status: 'loading' | 'ready' = 'ready',
) => {
  const draft = draftOf({ shipping: { ...emptyAddress('NL'), savedId: '1' }, ...patch });
  const situation = { shopper: 'customer', draft, vatCheck: 'warn', needsBusinessBilling: false } as const;
  return furthestStep({ ...situation, isVirtual: false }, { status, items, reason: '' }, 3);
};

describe('checkout rule 72: the payment is within reach', () => {
  test('with a way that has delivery options, and one of them', () => {
    expect(furthest({ shippingMethod: CHOICE, deliveryOption: 'ma' })).toBe(3);
    expect(furthest({ shippingMethod: CHOICE })).toBe(2);
  });

  test('with a way that has none, and with no way that is not offered', () => {
    expect(furthest({ shippingMethod: { ...CHOICE, methodCode: 'collect' } })).toBe(3);
    expect(furthest({ shippingMethod: { ...CHOICE, methodCode: 'gone' }, deliveryOption: 'ma' })).toBe(2);
    expect(furthest({ shippingMethod: CHOICE, deliveryOption: 'ma' }, [])).toBe(2);
  });

  test('with the choice of an earlier visit, as long as the ways are not known', () => {
    expect(furthest({ shippingMethod: CHOICE }, [], 'loading')).toBe(3);
    expect(furthest({}, [], 'loading')).toBe(2);
  });
});
