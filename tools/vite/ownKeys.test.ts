import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as original from 'valibot';
import { expect, test } from 'vitest';
import { overOwnKeys } from './ownKeys';

const source = await readFile(fileURLToPath(import.meta.resolve('valibot')), 'utf8');
const changed = (await import(
  `data:text/javascript;base64,${Buffer.from(overOwnKeys(source)).toString('base64')}`
)) as typeof original;

const answer = { sku: '24-MB01', totals: { qty: 2 } };

/** Whether an answer is read on a page where a script has given Object.prototype a member. */
function isRead(v: typeof original): boolean {
  const schema = v.object({ sku: v.string(), totals: v.strictObject({ qty: v.number() }) });
  const added = { value: () => null, enumerable: true, configurable: true };
  // oxlint-disable-next-line no-extend-native -- as that script does
  Object.defineProperty(Object.prototype, 'extend', added);
  try {
    return v.safeParse(schema, answer).success;
  } catch {
    return false;
  } finally {
    delete (Object.prototype as { extend?: unknown }).extend;
  }
}

test('shared rule 55: a member that a script adds to Object.prototype is no entry of a schema', () => {
  expect(isRead(changed)).toBe(true);
});

test('without the change it is, so that the change can go once valibot reads own keys', () => {
  expect(isRead(original)).toBe(false);
});

test('a library without such loops is reported', () => {
  expect(() => overOwnKeys('export const object = () => {};')).toThrow(/expected loops/);
});
