import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readRequest } from './readRequest';

test('a key that an action does not know is said to be unknown', () => {
  const schema = v.strictObject({ sku: v.string() });
  const read = () => readRequest('cart.add', schema, { sku: '100101', quantity: 2 });
  expect(read).toThrow('[noest] cart.add, quantity: expected no such key');
});
