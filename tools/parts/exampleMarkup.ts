import type { AttributeDeclaration } from '../../src/shared/platform/attributes/declaration';
import { attributeOf } from '../../src/shared/platform/attributes/check';
import type { PartDeclaration } from '../../src/mount/declaration';

/** The languages of templates that the reference writes an example in. */
export const LANGUAGES = ['HTML', 'phtml', 'Liquid', 'Twig'] as const;
export type Language = (typeof LANGUAGES)[number];

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * An example with other attributes on the element of its part.
 * @param markup well-formed HTML with double quotes, as the examples of the parts are written
 * @param values by attribute, such as `data-cart-url`, as text that is not escaped yet; null takes the attribute away
 */
export function withAttributes(markup: string, part: string, values: Readonly<Record<string, string | null>>): string {
  const escaped = Object.entries(values).map(
    ([attribute, value]) => [attribute, value?.replace(/[&"<>]/g, (sign) => ESCAPED[sign] ?? sign) ?? null] as const,
  );
  return changeTag(markup, part, escaped);
}

/**
 * An example as a template prints it: the values of the declared attributes that it has come from variables, escaped as the
 * language and the place want it.
 */
export function asTemplate(markup: string, { name, attributes = {} }: PartDeclaration, language: Language): string {
  if (language === 'HTML') return markup;
  const tag = tagOf(markup, name)?.[0] ?? '';
  const printed = Object.entries(attributes)
    .map(([property, declared]) => ({ property, declared, attribute: attributeOf(property) }))
    .filter(({ attribute }) => new RegExp(String.raw`\s${attribute}[\s=>]`).test(tag));
  return changeTag(
    markup,
    name,
    printed.map(({ property, declared, attribute }) => [attribute, expression(property, declared, language)] as const),
  );
}

/** Markup in which every element with that part has another trigger, such as `manual`; its own where that is empty. */
export function mountedAt(markup: string, part: string, trigger: string): string {
  if (trigger === '') return markup;
  let changed = '';
  let rest = markup;
  for (let found = tagOf(rest, part); found; found = tagOf(rest, part)) {
    const end = found.index + found[0].length;
    changed += rest.slice(0, found.index) + withAttributes(found[0], part, { 'data-mount': trigger });
    rest = rest.slice(end);
  }
  return changed + rest;
}

function expression(property: string, { type }: AttributeDeclaration, language: Exclude<Language, 'HTML'>): string {
  const isData = typeof type === 'object' && '~standard' in type;
  const snake = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  switch (language) {
    case 'phtml':
      if (isData) return `<?= $escaper->escapeHtmlAttr(json_encode($${property})) ?>`;
      return `<?= $escaper->${type === 'url' ? 'escapeUrl' : 'escapeHtmlAttr'}($${property}) ?>`;
    case 'Liquid':
      return `{{ ${snake}${isData ? ' | json' : ''} | escape }}`;
    case 'Twig':
      return `{{ ${snake}${isData ? '|json_encode' : ''} }}`;
  }
}

/** The opening tag of the element with that part. */
function tagOf(markup: string, part: string): RegExpExecArray | null {
  return new RegExp(String.raw`<[a-z][^<>]*\sdata-component="(?:[^"]* )?${part}(?: [^"]*)?"[^<>]*>`).exec(markup);
}

/** Values are written as they are given. */
function changeTag(
  markup: string,
  part: string,
  values: readonly (readonly [attribute: string, value: string | null])[],
): string {
  const found = tagOf(markup, part);
  if (!found) return markup;
  let [tag] = found;
  for (const [attribute, value] of values) {
    const written = new RegExp(String.raw`\s${attribute}(?:="[^"]*")?(?=[\s>])`);
    const text = value === null ? '' : ` ${attribute}="${value}"`;
    if (written.test(tag)) tag = tag.replace(written, () => text);
    else tag = tag.replace(/\s?>$/, () => `${text}>`);
  }
  return markup.slice(0, found.index) + tag + markup.slice(found.index + found[0].length);
}
