import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseAnswer } from './answer';

const schema = v.object({ items: v.array(v.object({ qty: v.pipe(v.number(), v.minValue(1)) })) });
const issue = (answer: unknown) => {
  const parsed = parseAnswer(schema, answer);
  return parsed.ok || parsed.error.kind !== 'invalid-response' ? null : parsed.error.issue;
};

test('an invalid response names the place, what was expected and what was found', () => {
  expect(issue({ items: [{ qty: 2 }, { qty: 'veel' }] })).toBe('items.1.qty: expected number, found "veel"');
  expect(issue({ items: [{ qty: 0 }] })).toBe('items.0.qty: expected >=1, found 0');
  expect(issue('nee')).toBe('answer: expected Object, found "nee"');
});

test('of an answer of megabytes the line has the beginning', () => {
  expect(issue('x'.repeat(10_000_000))?.length).toBeLessThan(100);
});

test('an answer of the declared shape is the value', () => {
  expect(parseAnswer(schema, { items: [{ qty: 2 }] })).toEqual({ ok: true, value: { items: [{ qty: 2 }] } });
});
