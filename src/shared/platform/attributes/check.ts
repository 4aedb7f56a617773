import { LINK } from '../addresses';
import type { AttributeDeclaration, AttributeType } from './declaration';

/** One wrong value: where it is, what was expected there, and what was found. */
export interface AttributeIssue {
  /** `data-qty`, `data-props.qty`, `data-totals.items.0.qty`, or a key of the page's configuration. */
  readonly place: string;
  readonly expected: AttributeDeclaration | string;
  readonly found: unknown;
}

/** The answer of `checkValue` for a value that is none of its type. */
export const NOTHING = Symbol('no value of this type');

/** What an attribute's text stands for. Text that is none of its type stays text: the check then says what it expected. */
export function parseText(text: string, type: AttributeType): unknown {
  if (typeof type === 'object') return '~standard' in type ? parseJson(text) : text;
  switch (type) {
    case 'boolean':
      return text === '' || text === 'true' ? true : text === 'false' ? false : text;
    case 'number':
    case 'integer':
    case 'milliseconds':
    case 'pixels':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'json':
    case 'texts':
    case 'texts by name':
      return parseJson(text);
    default:
      return text;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The value as its declaration has it: a schema may have changed it. `NOTHING` where it is none of its type; `issues` then
 * gets what is wrong.
 * @param place how the issue names the value, `data-qty`
 */
export function checkValue(
  value: unknown,
  declared: AttributeDeclaration,
  place: string,
  issues: AttributeIssue[],
): unknown {
  const { type } = declared;
  if (typeof type === 'object' && '~standard' in type) return checkJson(value, type, place, issues);
  // A template may print the default, such as an empty address.
  if (value === declared.default || isOf(value, declared)) return value;
  issues.push({ place, expected: declared, found: value });
  return NOTHING;
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  text: /^/,
  'non-empty text': /[^]/,
  // What a header of a call can carry.
  'header text': /^[ -~]*$/,
  identifier: /^[A-Za-z_$][\w$]*$/,
  url: LINK,
  locale: /^[a-z]{2}_[A-Z]{2}$/,
  currency: /^[A-Za-z]{3}$/,
};

function isOf(value: unknown, { type, min, max }: AttributeDeclaration): boolean {
  if (Array.isArray(type)) return type.includes(value);
  const format = typeof type === 'string' ? FORMATS[type] : undefined;
  if (format) return typeof value === 'string' && format.test(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'json') return true;
  if (type === 'texts') return Array.isArray(value) && areTexts(value);
  if (type === 'texts by name') return isObject(value) && areTexts(Object.values(value));
  const least = min ?? (type === 'milliseconds' || type === 'pixels' ? 0 : -Infinity);
  return (
    Number.isFinite(value) &&
    (type !== 'integer' || Number.isInteger(value)) &&
    Number(value) >= least &&
    Number(value) <= (max ?? Infinity)
  );
}

function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

interface SchemaIssue {
  readonly message: string;
  readonly expected?: string | null;
  readonly input?: unknown;
  readonly path?: readonly { readonly key?: unknown }[];
}

function checkJson(
  value: unknown,
  schema: Extract<AttributeType, { '~standard': unknown }>,
  place: string,
  issues: AttributeIssue[],
): unknown {
  const result = schema['~standard'].validate(value) as { value?: unknown; issues?: readonly SchemaIssue[] };
  if (!result.issues) return result.value;
  for (const { message, expected, input, path = [] } of result.issues) {
    issues.push({
      place: [place, ...path.map((step) => String(step.key))].join('.'),
      expected: expected ?? message,
      found: input,
    });
  }
  return NOTHING;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `cartUrl` is written `data-cart-url`. */
export function attributeOf(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** All that is wrong with the properties of one element. The text for it comes with the code that reports. */
export class PropsError extends Error {
  readonly issues: readonly AttributeIssue[];

  constructor(issues: readonly AttributeIssue[]) {
    super(issues.map(({ place }) => place).join(', '));
    this.issues = issues;
  }
}
