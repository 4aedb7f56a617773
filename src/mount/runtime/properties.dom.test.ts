import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { definePart, type PartDeclaration } from '../declaration';
import { describeIssues } from '../../shared/platform/attributes/describeIssues';
import { attributesOf, propertiesOf, unknownNames } from './properties';
import { PropsError } from '../../shared/platform/attributes/check';

const meaning = 'What it means.';
const part = definePart({
  name: 'sample',
  kind: 'behaviour',
  when: 'load',
  summary: 'A part with an attribute of each type.',
  attributes: {
    text: { type: 'text', meaning },
    sku: { type: 'non-empty text', meaning },
    layer: { type: 'identifier', meaning },
    cartUrl: { type: 'url', meaning },
    count: { type: 'number', min: 0, meaning },
    qty: { type: 'integer', min: 1, max: 9, meaning },
    delay: { type: 'milliseconds', meaning },
    on: { type: 'boolean', meaning },
    view: { type: ['incl_tax', 'excl_tax'], meaning },
    rules: { type: 'texts by name', meaning },
    list: { type: v.array(v.number()), meaning },
    finalPriceInclTax: { type: 'number', meaning },
  },
});

function elementWith(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const read = (attributes: Readonly<Record<string, string>>, of: PartDeclaration = part): Record<string, unknown> =>
  propertiesOf(elementWith(attributes), of)();

function message(attributes: Readonly<Record<string, string>>, of: PartDeclaration = part): string {
  try {
    return `read ${JSON.stringify(read(attributes, of))}`;
  } catch (error) {
    return error instanceof PropsError ? describeIssues(error.issues) : `threw ${String(error)}`;
  }
}

describe('an attribute is read by the declared type of its property', () => {
  test('names are kebab-case', () => {
    expect(attributesOf(part)).toContain('data-final-price-incl-tax');
  });

  test.each([
    [{ 'data-text': '12' }, { text: '12' }],
    [{ 'data-text': '' }, { text: '' }],
    [{ 'data-count': '12' }, { count: 12 }],
    [{ 'data-delay': '1e3' }, { delay: 1000 }],
    [{ 'data-on': '' }, { on: true }],
    [{ 'data-on': 'false' }, { on: false }],
    [{ 'data-view': 'excl_tax' }, { view: 'excl_tax' }],
    [{ 'data-list': '[1,2]' }, { list: [1, 2] }],
    [{ 'data-rules': '{"name":"required"}' }, { rules: { name: 'required' } }],
    [{ 'data-cart-url': '/checkout/cart' }, { cartUrl: '/checkout/cart' }],
    [{ 'data-final-price-incl-tax': '3.95' }, { finalPriceInclTax: 3.95 }],
  ])('%o', (attributes, expected) => {
    expect(read(attributes)).toEqual(expected);
  });

  test('any finite number, text and list survive being written into an attribute', () => {
    const values = fc.record({
      text: fc.string(),
      count: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((count) => count + 0),
      list: fc.array(fc.integer()),
    });
    fc.assert(
      fc.property(values, ({ text, count, list }) => {
        const attributes = { 'data-text': text, 'data-count': String(count), 'data-list': JSON.stringify(list) };
        expect(read(attributes)).toEqual({ text, count, list });
      }),
    );
  });

  test('whatever stands there, it is a value of the declared type or a PropsError', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(message({ 'data-count': text })).toMatch(
          /^(read \{"count":[\d.e+-]+\}|data-count: expected .*, found .*)$/s,
        );
      }),
    );
  });
});

describe('what is wrong is named with its place, what was expected in the words of the declaration, and what was found', () => {
  test.each([
    [{ 'data-count': 'many' }, 'data-count: expected number, at least 0, found "many"'],
    [{ 'data-count': '' }, 'data-count: expected number, at least 0, found ""'],
    [{ 'data-count': '-1' }, 'data-count: expected number, at least 0, found -1'],
    [{ 'data-qty': '1.5' }, 'data-qty: expected whole number, at least 1, at most 9, found 1.5'],
    [{ 'data-delay': '-1' }, 'data-delay: expected milliseconds, at least 0, found -1'],
    [{ 'data-sku': '' }, 'data-sku: expected text that is not empty, found ""'],
    [{ 'data-layer': 'a b' }, 'data-layer: expected a JavaScript name, found "a b"'],
    [{ 'data-cart-url': '' }, 'data-cart-url: expected a path or an http(s) address, found ""'],
    [{ 'data-cart-url': 'javascript:a' }, 'data-cart-url: expected a path or an http(s) address, found "javascript:a"'],
    [
      { 'data-cart-url': '//evil.example' },
      'data-cart-url: expected a path or an http(s) address, found "//evil.example"',
    ],
    [{ 'data-on': 'yes' }, 'data-on: expected true or false, found "yes"'],
    [{ 'data-view': 'both' }, 'data-view: expected incl_tax or excl_tax, found "both"'],
    [{ 'data-rules': '{"name":1}' }, 'data-rules: expected a JSON object of texts, found {"name":1}'],
    [{ 'data-list': '[1,"2"]' }, 'data-list.1: expected number, found "2"'],
    [{ 'data-list': '[1' }, 'data-list: expected Array, found "[1"'],
    [{ 'data-props': '{"count":"2"}' }, 'data-props.count: expected number, at least 0, found "2"'],
    [{ 'data-props': 'nonsense' }, 'data-props: expected a JSON object, found "nonsense"'],
    [
      { 'data-qty': '0', 'data-sku': '' },
      'data-sku: expected text that is not empty, found ""; data-qty: expected whole',
    ],
  ])('%o', (attributes, expected) => {
    expect(message(attributes)).toContain(expected);
  });

  test('a property that must be there', () => {
    const required = definePart({
      ...part,
      attributes: { cartUrl: { type: 'url', required: true, meaning } },
    });
    expect(message({}, required)).toBe('data-cart-url: expected a path or an http(s) address, found nothing');
  });
});

test('a default stands in where the markup says nothing', () => {
  const withDefault = definePart({ ...part, attributes: { limit: { type: 'integer', default: 8, meaning } } });
  expect(read({}, withDefault)).toEqual({ limit: 8 });
  expect(read({ 'data-limit': '3' }, withDefault)).toEqual({ limit: 3 });
});

test('a template may print the default, as an address that is left empty', () => {
  const withDefault = definePart({ ...part, attributes: { termsUrl: { type: 'url', default: '', meaning } } });
  expect(read({ 'data-terms-url': '' }, withDefault)).toEqual({ termsUrl: '' });
  expect(message({ 'data-terms-url': 'x' }, withDefault)).toBe(
    'data-terms-url: expected a path or an http(s) address, found "x"',
  );
});

test('an attribute wins over data-props, data-props over the script', () => {
  const element = elementWith({ 'data-count': '3', 'data-props': '{"count":2,"text":"props"}' });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-props', '');
  script.textContent = '{"count":1,"text":"script","on":true}';
  element.append(script);
  expect(propertiesOf(element, part)()).toEqual({ count: 3, text: 'props', on: true });
});

test('mount rule 22: a name that every object has is unknown as any other', () => {
  const element = elementWith({
    'data-component': 'sample',
    'data-props': '{"toString":1,"constructor":2,"__proto__":3,"count":4}',
  });
  element.innerHTML = '<b data-slot="valueOf"></b><b data-slot="link"></b>';
  const widget = { ...part, kind: 'widget', slots: { link: { meaning } } } as const;
  expect(unknownNames(element, widget)).toEqual([
    'data-props.toString',
    'data-props.constructor',
    'data-props.__proto__',
    'data-slot.valueOf',
  ]);
  expect(read({ 'data-props': '{"toString":1,"count":4}' })).toEqual({ count: 4 });
});
