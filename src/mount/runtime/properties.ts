import type { PropsSchema } from '../define';

/** The part of a valibot schema from which an attribute's text is read. */
interface Declared {
  readonly type: string;
  /** What it takes, in words: `string`, `("a" | "b")`. */
  readonly expects: string;
  readonly wrapped?: Declared;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly '~standard': { validate(value: unknown): unknown };
}

interface Issue {
  readonly type?: string;
  readonly expected?: string | null;
  readonly received?: string;
  readonly message: string;
  readonly path?: readonly { readonly key?: unknown }[];
  readonly input?: unknown;
}

/** One message for all that is wrong: attribute, what was expected, what was found. */
export class PropsError extends Error {}

const JSON_TYPES = new Set([
  'array',
  'loose_tuple',
  'object',
  'loose_object',
  'strict_object',
  'record',
  'tuple',
  'variant',
]);

interface Property {
  readonly key: string;
  readonly attribute: string;
  readonly declared: Declared;
}

const declarations = new WeakMap<PropsSchema, readonly Property[]>();
/** What a part has where its element says nothing: checked once, for a page may have hundreds of such elements. */
const defaults = new WeakMap<PropsSchema, Record<string, unknown>>();

function declarationsOf(schema: PropsSchema): readonly Property[] {
  let properties = declarations.get(schema);
  if (!properties) {
    properties = Object.entries(schema.entries).map(([key, declared]) => ({
      key,
      attribute: attributeOf(key),
      declared: declared as unknown as Declared,
    }));
    declarations.set(schema, properties);
  }
  return properties;
}

/** The attributes that hold a part's properties: `cartUrl` is `data-cart-url`. */
export function attributesOf(schema: PropsSchema): string[] {
  return declarationsOf(schema).map(({ attribute }) => attribute);
}

/**
 * Reads a part's properties from its element: `data-<property>` by its declared type, before `data-props`, before a
 * first child `<script type="application/json" data-props>`. The function returned reads them anew; it remembers the script,
 * which leaves the element when a widget takes over.
 *
 * @throws PropsError, naming each attribute with what was expected and what was found
 */
export function propertiesOf(element: HTMLElement, schema: PropsSchema): () => Record<string, unknown> {
  const first = element.firstElementChild;
  const script = first?.matches('script[data-props]') ? first : null;
  return () => {
    const json = element.getAttribute('data-props');
    const given: Record<string, unknown> = script || json !== null ? readAll(script, json) : {};
    let isPlain = !script && json === null;
    for (const { key, attribute, declared } of declarationsOf(schema)) {
      const text = element.getAttribute(attribute);
      if (text === null) continue;
      isPlain = false;
      given[key] = parseAttribute(text, declared);
    }
    return (isPlain && defaults.get(schema)) || check(given, schema, element, isPlain);
  };
}

function readAll(script: Element | null, json: string | null): Record<string, unknown> {
  return { ...readJson('script[data-props]', script?.textContent), ...readJson('data-props', json) };
}

function check(
  given: Record<string, unknown>,
  schema: PropsSchema,
  element: HTMLElement,
  isPlain: boolean,
): Record<string, unknown> {
  const result = schema['~standard'].validate(given) as { value: Record<string, unknown>; issues?: readonly Issue[] };
  if (result.issues) {
    throw new PropsError(result.issues.map((issue) => describe(issue, schema, element)).join('; '));
  }
  if (isPlain) defaults.set(schema, result.value);
  return result.value;
}

/** What an attribute's text stands for. Text that is none of its type stays text: the schema then says what it expected. */
function parseAttribute(text: string, declared: Declared): unknown {
  const { type, wrapped, options = [], literal } = declared;
  if (wrapped) return parseAttribute(text, wrapped);
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === 'boolean') return text === '' || text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'literal') return String(literal) === text ? literal : text;
  if (type === 'picklist' || type === 'enum') return options.find((option) => String(option) === text) ?? text;
  if (type === 'union') return parseUnion(text, options as readonly Declared[]);
  return JSON_TYPES.has(type) ? parseJson(text) : text;
}

function parseUnion(text: string, options: readonly Declared[]): unknown {
  for (const option of options) {
    const value = parseAttribute(text, option);
    if (!(option['~standard'].validate(value) as { issues?: unknown }).issues) return value;
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readJson(place: string, text: string | null | undefined): object {
  if (!text) return {};
  const value = parseJson(text);
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  throw new PropsError(`${place}: expected a JSON object, found ${found(text)}`);
}

/** Where valibot's own `expected` says nothing to who wrote the attribute. */
const WORDS: Readonly<Record<string, string>> = { integer: 'a whole number', non_empty: 'a text that is not empty' };

function describe(
  { path = [], input, type = '', expected, message }: Issue,
  schema: PropsSchema,
  element: HTMLElement,
): string {
  const [key = '', ...within] = path.map((step) => String(step.key));
  const missing = input === undefined && within.length === 0;
  const place = missing || element.hasAttribute(attributeOf(key)) ? attributeOf(key) : `data-props.${key}`;
  const wanted = missing ? schema.entries[key]?.expects : expected;
  return `${[place, ...within].join('.')}: expected ${WORDS[type] ?? wanted ?? message}, found ${missing ? 'nothing' : found(input)}`;
}

function found(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function attributeOf(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
