import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../http/client';
import * as cart from './cart/operations';
import { applyCoupon, removeCoupon } from './cart/rareCalls';
import { LISTING } from './catalogue/listing';
import { PRODUCT } from './catalogue/product';
import { PRODUCTS } from './catalogue/products';
import * as checkout from './checkout/operations';
import * as customer from './customer/operations';
import type { Operation } from './operation';
import { createQuery } from './query';

/** What a Magento has answered, as far as the kit's operation of that name asks it. */
interface Exchange {
  readonly name: string;
  readonly operation: string;
  readonly data: unknown;
  /** The first thing that the kit needs and the recorded question did not ask for. */
  readonly notAsked?: string;
}

const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/magento/recorded/${name}.json`, 'utf8'));
const exchanges = read('exchanges') as Exchange[];

const operations = new Map<string, Operation<object, unknown>>(
  [...Object.values({ ...cart, ...checkout, ...customer, applyCoupon, removeCoupon }), LISTING, PRODUCT, PRODUCTS].map(
    (each) => [each.name, each],
  ),
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

function ask({ operation: name, data }: Exchange) {
  const fetcher = async () => Response.json({ data });
  const client = createClient({ origin: '', headers: {}, timeLimit: 1000, readRefusal: () => null, fetcher });
  const asked = operations.get(name);
  if (!asked) throw new Error(`expected an operation ${name}`);
  return createQuery(client)(asked, {});
}

test.each(exchanges.filter(({ notAsked }) => !notAsked))('the recorded answer $name is read', async (exchange) => {
  expect(await ask(exchange)).toMatchObject({ ok: true });
});

test.each(exchanges.filter(({ notAsked }) => notAsked))(
  'shared rule 39: the recorded answer $name lacks $notAsked, and the error names it',
  async (exchange) => {
    expect(await ask(exchange)).toMatchObject({
      error: {
        kind: 'invalid-response',
        issue: expect.stringContaining(`${exchange.operation}, ${exchange.notAsked}: `),
      },
    });
  },
);

test('every recorded exchange is read, is an error, or is listed with the reason why the kit does not ask it', () => {
  const unread = read('unread') as Record<string, string>;
  const errors = read('errors') as unknown[];
  expect([exchanges.length, errors.length, Object.keys(unread).length]).toEqual([130, 61, 40]);
  expect(Object.values(unread).every((reason) => reason.length > 10)).toBe(true);
});
