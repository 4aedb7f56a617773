import type { AttributeIssue } from './check';
import type { AttributeDeclaration } from './declaration';

const WORDS = {
  text: 'text',
  'non-empty text': 'text that is not empty',
  'header text': 'letters, digits and signs of ASCII',
  identifier: 'a JavaScript name',
  url: 'a path or an http(s) address',
  boolean: 'true or false',
  number: 'number',
  integer: 'whole number',
  milliseconds: 'milliseconds, at least 0',
  pixels: 'pixels, at least 0',
  locale: 'a locale such as nl_NL',
  currency: 'a currency such as EUR',
  texts: 'a JSON list of texts',
  'texts by name': 'a JSON object of texts',
  json: 'JSON',
} as const;

/** One line for all that is wrong: each attribute with what was expected and what was found. */
export function describeIssues(issues: readonly AttributeIssue[]): string {
  return issues
    .map(({ place, expected, found }) => {
      const type = typeof expected === 'object' && typeof expected.type === 'string' ? expected.type : undefined;
      // A declaration that no compiler has checked.
      if (type && !Object.hasOwn(WORDS, type)) {
        return `${place}: its declaration has the type "${type}", expected one of ${Object.keys(WORDS).join(', ')}`;
      }
      const wanted = typeof expected === 'string' ? expected : typeInWords(expected);
      return `${place}: expected ${wanted}, found ${found === undefined ? 'nothing' : shortened(found)}`;
    })
    .join('; ');
}

/** "integer, at least 1", "drawer or notice", "a path or an http(s) address". */
export function typeInWords({ type, min, max }: AttributeDeclaration): string {
  if (typeof type === 'object') {
    return '~standard' in type
      ? 'JSON'
      : new Intl.ListFormat('en', { type: 'disjunction' }).format(type.filter((choice) => choice !== ''));
  }
  return [
    WORDS[type],
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ].join(', ');
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
