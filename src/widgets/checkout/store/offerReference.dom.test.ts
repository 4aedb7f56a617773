import { beforeEach, describe, expect, test } from 'vitest';
import { offerReference } from './offerReference';

const labels = () => sessionStorage.getItem('checkout-order-labels');
const DAKKAPEL = '{"reference":"Dakkapel","projectName":""}';

describe('checkout rule 67: the reference of a list', () => {
  beforeEach(() => sessionStorage.clear());

  test.each([
    ['one list', ['Dakkapel'], DAKKAPEL],
    ['two with the same one', ['Dakkapel', 'Dakkapel'], DAKKAPEL],
    ['two with different ones', ['Dakkapel', 'Bus'], null],
    ['a third that has the last one again', ['Dakkapel', 'Bus', 'Bus'], null],
    ['one behind a list without any', ['', 'Dakkapel'], null],
  ])('of %s', (_, references, expected) => {
    references.forEach(offerReference);
    expect(labels()).toBe(expected);
  });

  test.each(['{"reference":"PO-1","projectName":""}', '{"reference":"","projectName":""}'])(
    'what the shopper made of the field stays: %s',
    (typed) => {
      offerReference('Dakkapel');
      sessionStorage.setItem('checkout-order-labels', typed);
      offerReference('Dakkapel');
      offerReference('Bus');
      expect(labels()).toBe(typed);
    },
  );
});
