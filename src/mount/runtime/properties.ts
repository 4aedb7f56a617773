import {
  attributeOf,
  PropsError,
  checkValue,
  isObject,
  NOTHING,
  parseJson,
  parseText,
  type AttributeIssue,
} from '../../shared/platform/attributes/check';
import type { AttributeDeclaration } from '../../shared/platform/attributes/declaration';
import type { PartDeclaration } from '../declaration';
import type { MarkupElement } from './markup';

interface Property {
  readonly key: string;
  readonly attribute: string;
  readonly declared: AttributeDeclaration;
}

const properties = new WeakMap<PartDeclaration, readonly Property[]>();
/** What a part has where its element says nothing: checked once, for a page may have hundreds of such elements. */
const defaults = new WeakMap<PartDeclaration, Record<string, unknown>>();

function propertiesIn(part: PartDeclaration): readonly Property[] {
  let known = properties.get(part);
  if (!known) {
    known = Object.entries(part.attributes ?? {}).map(([key, declared]) => ({
      key,
      attribute: attributeOf(key),
      declared,
    }));
    properties.set(part, known);
  }
  return known;
}

/** The attributes that hold a part's properties: `cartUrl` is `data-cart-url`. */
export function attributesOf(part: PartDeclaration): string[] {
  return propertiesIn(part).map(({ attribute }) => attribute);
}

/** What an element of this part may have. */
export function knownNames(part: PartDeclaration): { attributes: string[]; slots: string[] } {
  return { attributes: attributesOf(part), slots: Object.keys(part.slots ?? {}) };
}

/**
 * Reads a part's properties from its element: `data-<property>` by its declared type, before `data-props`, before a
 * first child `<script type="application/json" data-props>`. The function returned reads them anew; it remembers the script,
 * which leaves the element when a widget takes over.
 *
 * @throws PropsError with each attribute that is wrong, what was expected there and what was found
 */
export function propertiesOf(element: MarkupElement, part: PartDeclaration): () => Record<string, unknown> {
  const script = scriptOf(element);
  return () => {
    const json = element.getAttribute('data-props');
    const isInJson = script !== null || json !== null;
    const given: Record<string, unknown> = isInJson ? readAll(script, json) : {};
    let isPlain = !isInJson;
    for (const { key, attribute, declared } of propertiesIn(part)) {
      const text = element.getAttribute(attribute);
      if (text === null) continue;
      isPlain = false;
      given[key] = parseText(text, declared.type);
    }
    return (isPlain && defaults.get(part)) || check(given, part, element, isPlain);
  };
}

/** A view takes away what stands in no slot of its part; what stands in a slot stays with it. */
function unknownSlots(element: MarkupElement, { kind, slots = {} }: PartDeclaration): string[] {
  // A name between < and > stands for any.
  if (kind === 'behaviour' || Object.keys(slots).some((name) => name.startsWith('<'))) return [];
  return [...element.querySelectorAll('[data-slot]')]
    .filter((slot) => slot.parentElement?.closest('[data-slot],[data-component]') === element)
    .map((slot) => slot.getAttribute('data-slot') ?? '')
    .filter((name) => !Object.hasOwn(slots, name))
    .map((name) => `data-slot.${name}`);
}

/** The first child, where it holds properties. */
function scriptOf({ firstElementChild: first }: MarkupElement): MarkupElement | null {
  return first?.matches('script[data-props]') ? first : null;
}

function readAll(script: MarkupElement | null, json: string | null): Record<string, unknown> {
  return { ...readJson('script[data-props]', script?.textContent), ...readJson('data-props', json) };
}

function readJson(place: string, text: string | null | undefined): object {
  if (!text) return {};
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw new PropsError([{ place, expected: 'a JSON object', found: text }]);
}

function check(
  given: Record<string, unknown>,
  part: PartDeclaration,
  element: MarkupElement,
  isPlain: boolean,
): Record<string, unknown> {
  const issues: AttributeIssue[] = [];
  const result: Record<string, unknown> = {};
  for (const { key, attribute, declared } of propertiesIn(part)) {
    const value = given[key];
    if (value === undefined) {
      if (declared.required) issues.push({ place: attribute, expected: declared, found: undefined });
      else if ('default' in declared) result[key] = declared.default;
      continue;
    }
    const place = element.hasAttribute(attribute) ? attribute : `data-props.${key}`;
    const checked = checkValue(value, declared, place, issues);
    if (checked !== NOTHING) result[key] = checked;
  }
  if (issues.length > 0) throw new PropsError(issues);
  if (isPlain) defaults.set(part, result);
  return result;
}

/** What any part may have on it: the registry's own, and what other parts read. */
const COMMON = /^data-(component|mount|mount-state|props|slot|replay|held|shows|analytics-.+)$/;

/**
 * Attributes and keys of `data-props` on the element that its part does not declare: `data-car-url`, `data-props.carUrl`, and
 * slots: `data-slot.lnik`. An attribute may be the theme's own.
 */
export function unknownNames(element: MarkupElement, part: PartDeclaration): string[] {
  const attributes = element.getAttributeNames().filter((name) => !isKnownAttribute(name, part));
  const json = element.getAttribute('data-props');
  // Nearly every part has nothing but attributes.
  if (json === null && !element.firstElementChild) return attributes;
  // What is not there is not parsed: an error is slow to make.
  const keys = [scriptOf(element)?.textContent, json]
    .flatMap((text) => (text ? keysOf(text) : []))
    .filter((key) => !Object.hasOwn(part.attributes ?? {}, key));
  const slots = element.firstElementChild ? unknownSlots(element, part) : [];
  return [...attributes, ...[...new Set(keys)].map((key) => `data-props.${key}`), ...slots];
}

function isKnownAttribute(name: string, part: PartDeclaration): boolean {
  if (!name.startsWith('data-')) return true;
  return propertiesIn(part).some(({ attribute }) => attribute === name) || COMMON.test(name);
}

function keysOf(json: string): string[] {
  const value = parseJson(json);
  return isObject(value) ? Object.keys(value) : [];
}
