import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pageWith } from '../../../../tests/support/pageWith';
import { createClient } from '../http/client';
import type { ApiError } from '../result';
import { readCart } from './cart/operations';
import { createQuery } from './query';

interface RecordedCart {
  readonly name: string;
  readonly cart: Record<string, unknown>;
}

interface RecordedError {
  readonly name: string;
  readonly status: number;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly category?: string } }[];
  readonly text?: string;
}

const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/magento/recorded/${name}.json`, 'utf8'));
const carts = read('carts') as RecordedCart[];
const errors = read('errors') as RecordedError[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

function ask(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetcher = async () => new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
  const client = createClient({ origin: '', headers: {}, timeLimit: 1000, readRefusal: () => null, fetcher });
  return createQuery(client)(readCart, { cart: 'x' });
}

const askCart = (cart: unknown) => ask({ data: { cart } });

describe.each(carts.map(({ name, cart }) => [name, cart] as const))('a recorded cart with %s', (_, recorded) => {
  test('is read, and its rows add up with and without VAT', async () => {
    const answer = await askCart(recorded);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { subtotal, shipping, shippingExclTax, discount, discountExclTax, grandTotal, tax, items } =
      answer.value.cart;
    expect(Math.abs(subtotal.inclTax + shipping + discount - grandTotal)).toBeLessThanOrEqual(1);
    expect(Math.abs(subtotal.exclTax + shippingExclTax + discountExclTax - (grandTotal - tax))).toBeLessThanOrEqual(2);
    expect(items.every(({ id, sku, name, qty }) => id && sku && name && qty > 0)).toBe(true);
  });
});

test('the lines of a cart with every kind of product', async () => {
  const answer = await askCart(carts.find(({ name }) => name === 'every kind of product')?.cart);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { items } = answer.value.cart;
  const configurable = items.find(({ sku }) => sku === 'CFG');
  expect(configurable).toMatchObject({
    price: { inclTax: 1300, exclTax: 1075 },
    options: [
      { label: 'Lengte', value: '180 cm' },
      { label: 'Dikte', value: '28 mm' },
    ],
    selection: {
      configuration: [
        { attributeId: '137', valueId: '4' },
        { attributeId: '138', valueId: '9' },
      ],
    },
  });
  const bundle = items.find(({ sku }) => sku === 'BUN');
  expect(bundle?.selection?.bundle?.[0]).toEqual({ optionId: '1', selectionIds: ['1'], qty: 10 });
  expect(items.find(({ sku }) => sku === 'OPT-1')?.selection?.customOptions).toEqual([
    { optionId: '1', text: '2350' },
    { optionId: '2', valueIds: ['2'] },
    { optionId: '3', valueIds: ['3'] },
  ]);
});

test('shared rule 65: a line that was chosen leads to the page of Magento that changes it, any other to its product', async () => {
  const answer = await askCart(carts.find(({ name }) => name === 'every kind of product')?.cart);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { items } = answer.value.cart;
  const urlOf = (sku: string) => items.find((item) => item.sku === sku)?.url;
  expect(urlOf('CFG')).toBe('/checkout/cart/configure/id/28/product_id/40/');
  expect(urlOf('BUN')).toBe('/checkout/cart/configure/id/31/product_id/41/');
  expect(urlOf('OPT-1')).toBe('/checkout/cart/configure/id/46/product_id/31/');
  expect(urlOf('H-001')).toBe('/douglas-plank-geschaafd-h-001');
});

test('shared rule 51: a line leads to the store view whose code is in its addresses', async () => {
  pageWith({ backend: 'magento', baseUrl: `${location.origin}/nl` });
  onTestFinished(() => pageWith());
  const answer = await askCart(carts.find(({ name }) => name === 'every kind of product')?.cart);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const line = answer.value.cart.items.find(({ sku }) => sku === 'H-001');
  expect(line?.url).toBe(`${location.origin}/nl/douglas-plank-geschaafd-h-001`);
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...inside] : inside;
}

/** A copy with one value of it changed; undefined leaves it out. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, to);
  if (rest.length === 0 && to === undefined) Reflect.deleteProperty(copy, key);
  return copy;
}

test('shared rule 20: a value that is missing, null or of another type is an error that names operation and place, or has a default', async () => {
  const cart = carts.find(({ name }) => name === 'every kind of product')?.cart;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pathsOf(cart)),
      fc.constantFrom(undefined, null, 'tekst', 3, true, [], {}),
      async (path, to) => {
        const answer = await askCart(changed(cart, path, to));
        if (answer.ok) return;
        expect(answer.error).toMatchObject({
          kind: 'invalid-response',
          issue: expect.stringMatching(/^cart, cart\..+: (expected|Invalid)/),
        });
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  [['prices', 'grand_total', 'value'], null, 'cart, cart.prices.grand_total.value: expected number, found null'],
  [['items', 0, 'uid'], undefined, 'cart, cart.items.0.uid: expected "uid", found undefined'],
  [['items', 0, 'quantity'], '2', 'cart, cart.items.0.quantity: expected number, found "2"'],
  [['prices'], 'gratis', 'cart, cart.prices: expected Object, found "gratis"'],
])('of %o with %o is said: %s', async (path, to, issue) => {
  expect(await askCart(changed(carts[0]?.cart, path, to))).toEqual({
    ok: false,
    error: { kind: 'invalid-response', issue },
  });
});

test('what is added to an answer changes nothing', async () => {
  const cart = carts[0]?.cart;
  expect(await askCart({ ...cart, extra: { deep: [1] } })).toEqual(await askCart(cart));
});

/** What becomes of a recorded error: a failure of Magento, a refusal by its category, or a mistake of the kit's. */
function expectedOf({ status, errors: said = [] }: RecordedError): Partial<ApiError> {
  const [error] = said;
  if (!error || status >= 500) return { kind: 'status', status };
  const category = error.extensions?.category;
  if (category) return { kind: 'refused', code: category, message: error.message };
  return { kind: 'invalid-response', issue: `cart, expected data, found the error ${JSON.stringify(error.message)}` };
}

test.each(errors)('the recorded error $name is an error by its category', async (recorded) => {
  const { status, errors: said, text } = recorded;
  const answer = await ask(said ? { errors: said, data: null } : (text ?? ''), status);
  expect(answer).toMatchObject({ ok: false, error: expectedOf(recorded) });
});
