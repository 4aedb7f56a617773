import { expect, test } from 'vitest';
import { attributesOf } from '../../src/mount/runtime/properties';
import { checkValue, NOTHING } from '../../src/shared/platform/attributes/check';
import { CONFIG_KEYS } from '../../src/shared/platform/config/attributes';
import { importParts } from '../parts/importParts';
import { configSchema, htmlCustomData, offeredAttributes, propsSchema, webTypes } from './editors';
import { dutchMessages } from './dutchMessages';

const parts = await importParts();

test('an editor offers every part, every attribute and every slot of the declarations', () => {
  const offered = offeredAttributes(parts);
  const names = offered.map(({ name }) => name);
  const valuesOf = (attribute: string) =>
    offered.find(({ name }) => name === attribute)?.values.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(parts.flatMap(({ declaration }) => attributesOf(declaration))));
  expect(valuesOf('data-component')).toEqual(parts.map(({ declaration }) => declaration.name));
  expect(valuesOf('data-slot')).toEqual(expect.arrayContaining(['link', 'row']));
  expect(valuesOf('data-replay')).toEqual(['off', 'on', '1000', 'each']);
});

test('VS Code and JetBrains get the same attributes', () => {
  const { globalAttributes } = htmlCustomData(parts) as { globalAttributes: readonly { name: string }[] };
  const { contributions } = webTypes(parts, '1.2.3') as {
    contributions: { html: { attributes: readonly { name: string }[] } };
  };
  expect(contributions.html.attributes.map(({ name }) => name)).toEqual(globalAttributes.map(({ name }) => name));
});

interface Schema {
  readonly properties: Readonly<Record<string, { readonly pattern?: string; readonly type?: string }>>;
}

test('the schemas have every key of the page configuration and every property of a part', () => {
  expect(Object.keys((configSchema({}) as Schema).properties)).toEqual(Object.keys(CONFIG_KEYS));
  for (const part of parts) {
    const { properties } = propsSchema(part) as Schema;
    expect(Object.keys(properties)).toEqual(Object.keys(part.declaration.attributes ?? {}));
  }
});

test("the schema of the page configuration has every text of the kit by its key, and takes those of a theme's namespace", () => {
  const texts = dutchMessages('src');
  expect(texts).toMatchObject({ 'cart.empty': 'Je winkelwagen is leeg', 'coupon.apply': 'Toepassen' });
  const { messages } = (configSchema(texts) as { properties: { messages: { patternProperties: object } } }).properties;
  const [own = ''] = Object.keys(messages.patternProperties);
  expect(['cart.emty', 'coupon.apply', 'mine.title'].filter((key) => new RegExp(own).test(key))).toEqual([
    'mine.title',
  ]);
  expect(messages).toMatchObject({
    properties: { 'cart.empty': { type: 'string', description: 'Je winkelwagen is leeg' } },
    additionalProperties: false,
  });
});

test.each([
  ['url', ['/cart', 'https://example.com', '//example.com', 'javascript:alert(1)']],
  ['locale', ['nl_NL', 'nl']],
  ['currency', ['EUR', 'EURO']],
  ['identifier', ['dataLayer', '2x']],
] as const)('the pattern of %s accepts what the kit accepts', (type, texts) => {
  const declared = { type, meaning: 'A sample.' };
  const declaration = {
    name: 'sample',
    kind: 'behaviour',
    when: 'idle',
    summary: '',
    attributes: { sample: declared },
  } as const;
  const { properties } = propsSchema({ declaration, feature: '', folder: '', module: '' }) as Schema;
  const pattern = new RegExp(properties['sample']?.pattern ?? '');
  const accepted = texts.filter((text) => checkValue(text, declared, 'sample', []) !== NOTHING);
  expect(texts.filter((text) => pattern.test(text))).toEqual(accepted);
});
