import type { AttributeDeclaration } from '../../src/shared/platform/attributes/declaration';
import { attributeOf } from '../../src/shared/platform/attributes/check';
import { typeInWords } from '../../src/shared/platform/attributes/describeIssues';
import { CONFIG_KEYS } from '../../src/shared/platform/config/attributes';
import type { Part } from '../parts/importParts';
import { COMMON_ATTRIBUTES } from '../parts/reference';

/** An attribute as an editor offers it, whatever part of the element it is of. */
export interface OfferedAttribute {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly name: string; readonly description?: string }[];
}

/** Every attribute that a template may have for the kit; parts that share one are named together. */
export function offeredAttributes(parts: readonly Part[]): readonly OfferedAttribute[] {
  const named = parts.map(({ declaration: { name, summary } }) => ({ name, description: summary }));
  const slots = parts.flatMap(({ declaration }) =>
    Object.entries(declaration.slots ?? {}).map(([name, { meaning }]) => ({
      name,
      description: `${declaration.name}: ${meaning}`,
    })),
  );
  const common = COMMON_ATTRIBUTES.filter(({ name }) => /^data-[a-z]+$/.test(name)).map(({ name, meaning }) => ({
    name,
    description: meaning,
    values: name === 'data-component' ? named : name === 'data-slot' ? slots.filter(isNoPattern) : [],
  }));
  return [...common, replay(), ...ownAttributes(parts)];
}

/** `data-replay` stands in the reference once for each of its values. */
function replay(): OfferedAttribute {
  const values = COMMON_ATTRIBUTES.flatMap(({ name, meaning }) => {
    const [, value] = /^data-replay="(\w+)"$/.exec(name) ?? [];
    return value ? [{ name: value, description: meaning }] : [];
  });
  return { name: 'data-replay', description: 'What becomes of presses before the part is there.', values };
}

function ownAttributes(parts: readonly Part[]): OfferedAttribute[] {
  const found = new Map<string, { readonly lines: string[]; readonly values: Set<string> }>();
  for (const { declaration } of parts) {
    for (const [property, declared] of Object.entries<AttributeDeclaration>(declaration.attributes ?? {})) {
      const name = attributeOf(property);
      const offered = found.get(name) ?? { lines: [], values: new Set<string>() };
      found.set(name, offered);
      offered.lines.push(`${declaration.name}: ${declared.meaning} (${typeInWords(declared)})`);
      const { type } = declared;
      if (type === 'boolean') ['true', 'false'].forEach((value) => offered.values.add(value));
      else if (isChoice(type)) type.forEach((value) => offered.values.add(value));
    }
  }
  return [...found].map(([name, { lines, values }]) => ({
    name,
    description: lines.join('\n\n'),
    values: [...values].filter((value) => value !== '').map((value) => ({ name: value })),
  }));
}

function isNoPattern({ name }: { readonly name: string }): boolean {
  return !name.includes('<');
}

function isChoice(type: AttributeDeclaration['type']): type is readonly string[] {
  return Array.isArray(type);
}

/** For `html.customData` of VS Code's settings. */
export function htmlCustomData(parts: readonly Part[]): object {
  return { version: 1.1, globalAttributes: offeredAttributes(parts) };
}

/** For the editors of JetBrains, which find it by `web-types` in package.json. */
export function webTypes(parts: readonly Part[], version: string): object {
  const attributes = offeredAttributes(parts).map(({ values, ...attribute }) => ({
    ...attribute,
    value: {
      kind: 'plain',
      required: attribute.name !== 'data-component',
      type: values.length > 0 ? 'enum' : 'string',
    },
    ...(values.length > 0 ? { values } : {}),
  }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'noest',
    version,
    'description-markup': 'none',
    contributions: { html: { attributes } },
  };
}

/** The schema of `#noest-config`. @param messages the kit's texts by their keys, which a page may override */
export function configSchema(messages: Readonly<Record<string, string>>): object {
  const schema = objectSchema('The page configuration, #noest-config', CONFIG_KEYS);
  const texts = Object.entries(messages).map(([key, text]) => [key, { type: 'string', description: text }]);
  const namespaces = new Set(Object.keys(messages).map((key) => key.slice(0, key.indexOf('.'))));
  const properties = { ...schema.properties };
  properties['messages'] = {
    ...properties['messages'],
    properties: Object.fromEntries(texts) as object,
    // Of another namespace they are a theme's own.
    patternProperties: { [`^(?!(?:${[...namespaces].join('|')})\\.)`]: { type: 'string' } },
    additionalProperties: false,
  };
  return { ...schema, properties };
}

/** The schema of a part's `data-props`; what is required may stand in an attribute instead. */
export function propsSchema({ declaration: { name, attributes = {} } }: Part): object {
  return objectSchema(`data-props of ${name}`, attributes);
}

function objectSchema(title: string, attributes: Readonly<Record<string, AttributeDeclaration>>) {
  const properties = Object.entries(attributes).map(([key, declared]) => [key, valueSchema(declared)] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function valueSchema(declared: AttributeDeclaration): object {
  const { meaning, min, max } = declared;
  const range = { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
  return {
    description: meaning,
    ...('default' in declared ? { default: declared.default } : {}),
    ...typeSchema(declared.type),
    ...range,
  };
}

/** What a type is in JSON; the schema of a library's own is not known from outside. */
function typeSchema(type: AttributeDeclaration['type']): object {
  if (isChoice(type)) return { enum: type };
  if (typeof type === 'object') return {};
  const schemas: Readonly<Record<typeof type, object>> = {
    text: { type: 'string' },
    'non-empty text': { type: 'string', minLength: 1 },
    'header text': { type: 'string', pattern: '^[ -~]*$' },
    identifier: { type: 'string', pattern: '^[A-Za-z_$][\\w$]*$' },
    url: { type: 'string', pattern: '^(?:/(?!/)|https?://)' },
    boolean: { type: 'boolean' },
    number: { type: 'number' },
    integer: { type: 'integer' },
    milliseconds: { type: 'number', minimum: 0 },
    pixels: { type: 'number', minimum: 0 },
    locale: { type: 'string', pattern: '^[a-z]{2}_[A-Z]{2}$' },
    currency: { type: 'string', pattern: '^[A-Za-z]{3}$' },
    texts: { type: 'array', items: { type: 'string' } },
    'texts by name': { type: 'object', additionalProperties: { type: 'string' } },
    json: {},
  };
  return schemas[type];
}
