import { readFileSync } from 'node:fs';
import { initGraphQLTada, type ResultOf, type VariablesOf } from 'gql.tada';
import { parse, validate } from 'graphql';
import type { GenericSchema, InferInput } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { pageWith } from '../../../../tests/support/pageWith';
import '..';
import { magentoSchema } from '../../../../fixtures/magento/schema';
import { writeIntrospection } from '../../../../fixtures/magento/writeIntrospection';
import type { introspection } from '../../../../fixtures/magento/introspection';
import * as pageCart from './cart/PageCart';
import { applyCoupon, removeCoupon } from './cart/rareCalls';
import * as cart from './cart/operations';
import { LISTING } from './catalogue/listing';
import { PRODUCT } from './catalogue/product';
import { PRODUCTS, RELATED } from './catalogue/products';
import { SUGGESTIONS } from './catalogue/suggestions';
import * as checkout from './checkout/operations';
import * as customer from './customer/operations';

const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true; scalars: { ID: string } }>();
const typed = <const Text extends string>(document: Text) => graphql(document);

/** What a document may be answered with. That a value may be null is the answer's schema to decide: it is an error or has a default. */
type Answered<Text extends string> = Present<ResultOf<ReturnType<typeof typed<Text>>>>;
type Asked<Text extends string> = VariablesOf<ReturnType<typeof typed<Text>>>;
type Present<T> = T extends readonly (infer Item)[]
  ? Present<Item>[]
  : T extends object
    ? { [Key in keyof T]: Present<NonNullable<T[Key]>> }
    : NonNullable<T>;

type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

interface Checked {
  readonly document: string;
  readonly answer: GenericSchema;
  readonly variables?: object;
}

/** True where the schema of the answer takes what the document is answered with, and the variables are those it declares. */
type Fits<Operation extends Checked> =
  Answered<Operation['document']> extends InferInput<Operation['answer']>
    ? Mutable<NonNullable<Operation['variables']>> extends Asked<Operation['document']>
      ? true
      : ['the document declares other variables', Asked<Operation['document']>]
    : ['the answer is another', Answered<Operation['document']>];

type AllFit<Module> = {
  [Name in keyof Module as Module[Name] extends Checked ? Name : never]: Module[Name] extends Checked
    ? Fits<Module[Name]>
    : never;
};

const catalogue = { LISTING, PRODUCT, PRODUCTS, RELATED, SUGGESTIONS };
const operations = { ...pageCart, ...cart, applyCoupon, removeCoupon, ...checkout, ...customer, ...catalogue };

// Compared by the compiler: a field that a document does not ask for, or of another type, is an error here.
const fits: AllFit<typeof operations> = {
  productId: true,
  readCart: true,
  addToCart: true,
  changeQuantity: true,
  removeItem: true,
  applyCoupon: true,
  removeCoupon: true,
  customerCart: true,
  emailAvailable: true,
  addressForm: true,
  shippingMethods: true,
  paymentMethods: true,
  setPayment: true,
  prepareOrder: true,
  placeOrder: true,
  placeKeyedOrder: true,
  orderOfKey: true,
  cartExists: true,
  subscribe: true,
  noestPostcode: true,
  businessNumbers: true,
  setPayer: true,
  requestQuotation: true,
  wish: true,
  wishes: true,
  unwish: true,
  reviewer: true,
  review: true,
  LISTING: true,
  PRODUCT: true,
  PRODUCTS: true,
  RELATED: true,
  SUGGESTIONS: true,
};

const all = Object.entries(operations).filter(([name]) => name in fits) as [
  string,
  { name: string; document: string; olderDocument?: string; extend?: (document: string) => string },
][];

afterEach(() => pageWith());

describe.each(all)('the document of %s', (_, { name, document, olderDocument, extend }) => {
  test.each([document, olderDocument ?? document])('is valid for the schema of a 2.4.7 with the module', (text) => {
    expect(validate(magentoSchema, parse(text)).map(({ message }) => message)).toEqual([]);
  });

  test('is valid for what the module adds', () => {
    pageWith({ backend: 'magento', capabilities: ['single-pieces', 'tax-views', 'unit-prices'] });
    const text = extend?.(document) ?? document;
    expect(validate(magentoSchema, parse(text)).map(({ message }) => message)).toEqual([]);
    expect(text.includes('price_range')).toBe(text.includes('noest_final_price'));
    expect(text.includes('price_range')).toBe(text.includes('noest_unit'));
  });

  test('has the name by which it is reported', () => {
    expect(document).toMatch(new RegExp(`^(query|mutation) ${name}\\b`));
  });

  test('is short enough for an address', () => {
    expect(encodeURIComponent(document).length).toBeLessThan(3500);
  });
});

test('the type by which the compiler checks is that of the schema', () => {
  expect(readFileSync('fixtures/magento/introspection.d.ts', 'utf8')).toBe(writeIntrospection(magentoSchema));
});
