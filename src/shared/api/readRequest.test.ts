import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readRequest } from './readRequest';

test('a key that an action does not know is said to be unknown', () => {
  const schema = v.strictObject({ sku: v.string() });
  const read = () => readRequest('cart.add', schema, { sku: '100101', quantity: 2 });
  expect(read).toThrow('[noest] cart.add, quantity: expected no such key');
});

test('what was expected is said with the action and the place, however deep', () => {
  const schema = v.object({ rows: v.array(v.object({ qty: v.number() })) });
  expect(readRequest('cart.add', schema, { rows: [{ qty: 2 }] })).toEqual({ rows: [{ qty: 2 }] });
  expect(() => readRequest('cart.add', schema, { rows: [{ qty: '2' }] })).toThrow(
    '[noest] cart.add, rows.0.qty: Invalid type: Expected number but received "2"',
  );
  expect(() => readRequest('cart.add', schema, null)).toThrow('[noest] cart.add, request: ');
});
