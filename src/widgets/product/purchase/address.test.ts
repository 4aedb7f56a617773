import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedItem } from './address';

const itemIn = (search: string) => editedItem(new URLSearchParams(search));

describe('product rule 24: the line that is chosen anew', () => {
  test('is that of the address, a number or as Magento writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (id) => {
        for (const item of [String(id), btoa(String(id))])
          expect(itemIn(new URLSearchParams({ qty: '2', item }).toString())).toBe(item);
      }),
    );
  });

  test.each(['item=MTI=', 'item=MTI%3D'])('is read from %s', (search) => expect(itemIn(search)).toBe('MTI='));

  test.each([
    '',
    'item=',
    'item=abc',
    'item=MTI',
    'item=-1',
    'item=1.5',
    'item=%20MTI=',
    'item=1234567890123',
    'item=PHA+',
    'item=€',
  ])('is none where the address has "%s"', (search) => expect(itemIn(search)).toBeNull());
});
