import { attributeOf, type AttributeIssue } from '../../shared/platform/attributes/check';
import { nearMiss } from '../../shared/platform/attributes/issueFindings';
import type { Finding, Near } from '../../shared/platform/findings';
import { EVENT_NAMES } from '../../shared/platform/events/names';
import type { MarkupElement } from '../runtime/markup';
import { nearest } from '../../shared/platform/nearest';

/**
 * What is said of each mistake in the markup of a part. The report of a page and the checker of templates have no other
 * words than these.
 */

const COMPONENT = 'data-component';
const DATA = 'data-';
const PROPS = 'data-props.';
const SLOT = 'data-slot.';
const ISOLATE = 'data-isolate';
const SCRIPT = 'script[data-props]';
const EVENT = /^shop:/;
/** Of a place: what is missing within a value has that of its attribute with dots behind it, as `data-totals.items`. */
const ATTRIBUTE = /^data-[\w-]+$/;

/** Where a trigger stands: in the markup, or in the part's declaration. */
type TriggerPlace = 'data-mount' | 'when';

/** What a part declares: its attributes as they are written, and its slots. */
export interface KnownNames {
  readonly attributes: readonly string[];
  readonly slots: readonly string[];
}

/** No part has this name. `hint` is what else may be the matter there. */
export function unknownPart(name: string, known: readonly string[], hint = ''): Finding {
  const names = known.toSorted();
  const near = nearMiss(name, names);
  const message = `data-component: expected the name of a part, found "${name}"${suggest(near, names)}${hint}`;
  // A name that is empty names nothing.
  return { part: name || '""', message, place: 'data-component', near };
}

/** Of an attribute that no part reads: null where it is too far from `data-component` to have been meant so. */
export function suspectAttribute(element: MarkupElement, attribute: string, value: string): Finding | null {
  return attribute === 'data-replay' ? wrongReplay(element, value) : misspeltComponent(attribute, value);
}

/** Of an event that a trigger waits for: null where it was hardly meant as one of the kit's, as `click` is the browser's. */
export function misspeltEvent(part: string, found: string): Finding | null {
  const name = found.replace(EVENT, '');
  const isKnown = EVENT_NAMES.includes(name);
  // Without the prefix it has to be one of them: the browser has events of its own, a `message` too.
  const meant = found === name ? isKnown && name.includes('-') && name : !isKnown && nearest(name, EVENT_NAMES);
  if (!meant) return null;
  const near = { found, meant: `shop:${meant}` };
  return wrongTrigger(part, `expected the name of an event, found "${found}"${suggest(near, [])}`, 'data-mount', near);
}

/** On a part, on what stands in one, or around it. */
function wrongReplay(element: MarkupElement, value: string): Finding {
  const part = element.closest(`[${COMPONENT}]`) ?? element.querySelector(`[${COMPONENT}]`);
  const message = `data-replay: expected on, off, each or a number of milliseconds, found "${value}"`;
  // Too short to guess: "no" is nearest to "on".
  return { part: part?.getAttribute(COMPONENT) || '""', message, place: 'data-replay', near: null };
}

function misspeltComponent(attribute: string, value: string): Finding | null {
  // Without the prefix, which it shares with every other one.
  if (!nearest(attribute.replace(/^data-?/, ''), [COMPONENT.slice(DATA.length)])) return null;
  const message = `${attribute}: no attribute of the kit; did you mean "${COMPONENT}"?`;
  return { part: value || '""', message, place: attribute, near: { found: attribute, meant: COMPONENT } };
}

/** No trigger has this name. */
export function unknownTrigger(part: string, name: string, known: readonly string[], place?: TriggerPlace): Finding {
  const near = nearMiss(name, known);
  return wrongTrigger(part, `expected the name of a trigger, found "${name}"${suggest(near, known)}`, place, near);
}

/** An event without a name never comes. */
export function eventWithoutName(part: string, place?: TriggerPlace): Finding {
  return wrongTrigger(part, 'expected the name of an event, such as event(shop:cart-changed)', place);
}

/** `visible(200)`: no margin. */
export function wrongMargin(part: string, margin: string): Finding {
  return wrongTrigger(part, `expected a margin such as "visible(200px)", found "${margin}"`);
}

/** `media(wide)`: no browser understands it, so it never holds. */
export function wrongQuery(part: string, query: string): Finding {
  return wrongTrigger(part, `expected a media query such as "media(min-width: 48em)", found "${query}"`);
}

/** A trigger of the page's own threw. */
export function throwingTrigger(part: string, message: string): Finding {
  return wrongTrigger(part, `its trigger threw (${message})`);
}

function wrongTrigger(
  part: string,
  message: string,
  place: TriggerPlace = 'data-mount',
  near: Near | null = null,
): Finding {
  return { part, message: `${place}: ${message}`, place: place === 'when' ? null : place, near };
}

/** `problem` as `markupProblems` words it. */
export function wrongMarkup(part: string, problem: string): Finding {
  return { part, message: problem + STAYS, place: null, near: null };
}

/** What ends the line of an element whose markup is wrong. */
export const STAYS = "; the server's markup stays";

/**
 * For a name that its author most likely misspelt. An attribute that is close to none is the theme's own, and null is
 * returned; a key of `data-props` is meant for the part.
 */
export function unknownName(part: string, name: string, { attributes, slots }: KnownNames): Finding | null {
  if (name.startsWith(SLOT)) return unknownSlot(part, name.slice(SLOT.length), slots);
  if (name === ISOLATE)
    return {
      part,
      message: `${ISOLATE}: this part does not own all it shows, so it stays in the page`,
      place: ISOLATE,
      near: null,
    };
  const isKey = name.startsWith(PROPS);
  const key = name.slice(PROPS.length);
  // Without the prefix that all of them share.
  const known = attributes.map((attribute) => attribute.slice(DATA.length));
  const near = nearest((isKey ? attributeOf(key) : name).slice(DATA.length), known);
  if (near === undefined && !isKey) return null;
  // As it is written at that place.
  const meant = near && (isKey ? propertyOf(DATA + near) : DATA + near);
  return {
    part,
    message: `${name}: no property of this part${meant ? `; did you mean ${meant}?` : ''}`,
    place: name,
    near: meant ? { found: isKey ? key : name, meant } : null,
  };
}

/** Properties in a script that is not read, since it is not the first child. */
export function misplacedProps(part: string, element: MarkupElement): readonly Finding[] {
  if (element.firstElementChild?.matches(SCRIPT)) return [];
  const isIts = (script: MarkupElement): boolean => script.closest(`[${COMPONENT}]`) === element;
  if (![...element.querySelectorAll(SCRIPT)].some(isIts)) return [];
  return [{ part, message: `${SCRIPT}: expected as the first child`, place: null, near: null }];
}

/** What is missing on the element, where it stands on another one inside or around it. */
export function misplacedAttributes(
  part: string,
  element: MarkupElement,
  issues: readonly AttributeIssue[],
): readonly Finding[] {
  return issues.flatMap(({ place, found }) => {
    if (found !== undefined || !ATTRIBUTE.test(place)) return [];
    const selector = `[${place}]`;
    const others = [...element.querySelectorAll(selector), element.parentElement?.closest(selector)];
    // On another part it is meant for that one.
    const other = others.find((one) => one && !one.hasAttribute(COMPONENT));
    if (!other) return [];
    const message = `${place}: stands on <${other.localName}>, expected on the element with data-component`;
    return [{ part, message, place: null, near: null }];
  });
}

/** Its view would take away what stands there. */
function unknownSlot(part: string, name: string, slots: readonly string[]): Finding {
  const near = nearest(name, slots);
  const known = slots.length > 0 ? `; known are ${slots.join(', ')}` : ', which has none';
  const message = `data-slot: no slot "${name}" of this part${near ? `; did you mean "${near}"?` : known}`;
  return { part, message, place: null, near: null };
}

/** `data-cart-url` is the property `cartUrl`. */
function propertyOf(attribute: string): string {
  return attribute.slice(DATA.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function suggest(near: Near | null, known: readonly string[]): string {
  return near ? `; did you mean "${near.meant}"?` : `; known are ${known.join(', ')}`;
}
