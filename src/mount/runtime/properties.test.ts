import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { attributesOf, propertiesOf } from './properties';

const schema = v.object({
  text: v.optional(v.string()),
  count: v.optional(v.pipe(v.number(), v.minValue(0))),
  on: v.optional(v.boolean()),
  view: v.optional(v.picklist(['incl_tax', 'excl_tax'])),
  list: v.optional(v.array(v.number())),
  finalPriceInclTax: v.optional(v.nullable(v.number())),
  either: v.optional(v.union([v.number(), v.string()])),
});

function elementWith(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const read = (attributes: Readonly<Record<string, string>>): unknown => propertiesOf(elementWith(attributes), schema)();

function outcome(attributes: Readonly<Record<string, string>>): string {
  try {
    const { count } = propertiesOf(elementWith(attributes), schema)() as { count: unknown };
    return Number.isFinite(count) ? 'a number' : String(count);
  } catch (error) {
    return String(error);
  }
}

describe('an attribute is read by the declared type of its property', () => {
  test('names are kebab-case', () => {
    expect(attributesOf(schema)).toContain('data-final-price-incl-tax');
  });

  test.each([
    [{ 'data-text': '12' }, { text: '12' }],
    [{ 'data-count': '12' }, { count: 12 }],
    [{ 'data-on': '' }, { on: true }],
    [{ 'data-on': 'false' }, { on: false }],
    [{ 'data-view': 'excl_tax' }, { view: 'excl_tax' }],
    [{ 'data-list': '[1,2]' }, { list: [1, 2] }],
    [{ 'data-final-price-incl-tax': '3.95' }, { finalPriceInclTax: 3.95 }],
    [{ 'data-either': '7' }, { either: 7 }],
    [{ 'data-either': 'seven' }, { either: 'seven' }],
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
        expect(outcome({ 'data-count': text })).toMatch(/^(a number|Error: data-count: expected .*, found .*)$/s);
      }),
    );
  });
});

describe('what is wrong is named with its place, what was expected and what was found', () => {
  test.each([
    [{ 'data-count': 'many' }, 'data-count: expected number, found "many"'],
    [{ 'data-count': '' }, 'data-count: expected number, found ""'],
    [{ 'data-count': '-1' }, 'data-count: expected >=0, found -1'],
    [{ 'data-on': 'yes' }, 'data-on: expected boolean, found "yes"'],
    [{ 'data-list': '[1,"2"]' }, 'data-list.1: expected number, found "2"'],
    [{ 'data-list': '[1' }, 'data-list: expected Array, found "[1"'],
    [{ 'data-props': '{"count":"2"}' }, 'data-props.count: expected number, found "2"'],
    [{ 'data-props': 'nonsense' }, 'data-props: expected a JSON object, found "nonsense"'],
  ])('%o', (attributes, message) => {
    expect(() => read(attributes)).toThrow(message);
  });

  test('a property that must be there', () => {
    const required = v.object({ cartUrl: v.string() });
    expect(() => propertiesOf(elementWith({}), required)()).toThrow('data-cart-url: expected string, found nothing');
  });
});

test('an attribute wins over data-props, data-props over the script', () => {
  const element = elementWith({ 'data-count': '3', 'data-props': '{"count":2,"text":"props"}' });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-props', '');
  script.textContent = '{"count":1,"text":"script","on":true}';
  element.append(script);
  expect(propertiesOf(element, schema)()).toEqual({ count: 3, text: 'props', on: true });
});
