import type { PartDeclaration } from '../mount/declaration';
import {
  eventWithoutName,
  misplacedAttributes,
  misplacedProps,
  misspeltEvent,
  suspectAttribute,
  unknownName,
  unknownPart,
  unknownTrigger,
  wrongMargin,
  wrongMarkup,
  wrongQuery,
} from '../mount/report/words';
import { isSuspect } from '../mount/runtime/misspelt';
import { markupProblems, secondWidget } from '../mount/runtime/markup';
import { knownNames, propertiesOf, unknownNames } from '../mount/runtime/properties';
import { parseTriggers, TRIGGERS } from '../mount/triggers/createTriggers';
import { parseJson, PropsError, type AttributeIssue } from '../shared/platform/attributes/check';
import { issueFindings } from '../shared/platform/attributes/issueFindings';
import { checkConfig } from '../shared/platform/config';
import { configFindings, messageFindings } from '../shared/platform/config/report';
import type { Finding } from '../shared/platform/findings';
import { isOpen, mask } from './mask';
import { parseTemplate, type Span, type TemplateElement } from './TemplateElement';

/** A finding with its place in the text. */
export interface PlacedFinding extends Finding {
  readonly span: Span;
}

export interface CheckOptions {
  readonly parts: readonly PartDeclaration[];
  /** The keys of the kit's messages, `cart.empty`: a page may have its own text for each. */
  readonly messages: readonly string[];
  /** Names of parts that the page defines itself: their declarations are not known here. */
  readonly ownParts?: readonly string[];
}

/** A margin as IntersectionObserver takes it. */
const MARGIN = /^\s*(?:-?[\d.]+(?:px|%)(?:\s+|$)){1,4}$/;

/**
 * The mistakes in a page or template, in its order: what the parts would say of it on a page, where the text alone tells. A value
 * that the template prints is not judged.
 */
export function checkTemplate(template: string, options: CheckOptions): PlacedFinding[] {
  const elements = parseTemplate(mask(template));
  return [
    ...elements
      .filter((element) => element.hasAttribute('data-component'))
      .flatMap((part) => checkElement(part, options)),
    ...elements.flatMap(checkSuspects),
    ...checkConfiguration(elements, options),
  ].toSorted((a, b) => a.span.start - b.span.start);
}

function checkSuspects(element: TemplateElement): PlacedFinding[] {
  return element
    .getAttributeNames()
    .map((name) => ({ name, value: element.getAttribute(name) ?? '' }))
    .filter(({ name, value }) => isSuspect(name, value) && !(name === 'data-replay' && isOpen(value)))
    .flatMap(({ name, value }) => suspectAttribute(element, name, value) ?? [])
    .map((finding) => placed(finding, element));
}

function checkElement(element: TemplateElement, { parts, ownParts = [] }: CheckOptions): PlacedFinding[] {
  const component = element.getAttribute('data-component') ?? '';
  if (isOpen(component)) return [];
  const names = [...new Set(component.match(/\S+/g) ?? [''])];
  const known = [...parts.map(({ name }) => name), ...ownParts];
  const declarations = names.flatMap((name) => parts.find((part) => part.name === name) ?? []);
  const findings = names.flatMap((name) => {
    const declaration = declarations.find((part) => part.name === name);
    if (declaration) return checkPart(element, declaration, names.length === 1);
    return known.includes(name) ? [] : [unknownPart(name, known)];
  });
  const [first, second] = declarations.filter(({ kind }) => kind === 'widget');
  if (first && second) findings.push(wrongMarkup(second.name, secondWidget(first.name)));
  return [...names.flatMap((name) => checkTrigger(element, name)), ...findings].map((finding) =>
    placed(finding, element),
  );
}

/** The first condition that can't be followed: the part then waits for none. */
function checkTrigger(element: TemplateElement, part: string): Finding[] {
  const when = element.getAttribute('data-mount') ?? '';
  if (isOpen(when)) return [];
  for (const { name, argument } of parseTriggers(when)) {
    if (!TRIGGERS.includes(name)) return [unknownTrigger(part, name, TRIGGERS)];
    if (name === 'event' && !argument) return [eventWithoutName(part)];
    const misspelt = name === 'event' || name === 'interaction' ? misspeltEvent(part, argument) : null;
    if (misspelt) return [misspelt];
    if (name === 'visible' && argument && !MARGIN.test(argument)) return [wrongMargin(part, argument)];
    // What a media query may be is the browser's to say.
    if (name === 'media' && !argument) return [wrongQuery(part, argument)];
  }
  return [];
}

function checkPart(element: TemplateElement, declaration: PartDeclaration, isAlone: boolean): Finding[] {
  const { name } = declaration;
  const problems = markupProblems(element, declaration).filter(({ kind }) =>
    kind === 'missing' ? !element.mayHoldMore : !element.hasOpenAttributes,
  );
  const issues = issuesOf(element, declaration).filter((issue) => isJudged(issue, element));
  const isReadable = issues.every(({ place }) => !/^(?:data-props|script\[data-props\])$/.test(place));
  const strange = isAlone && isReadable ? unknownNames(element, declaration).filter((one) => !isOpen(one)) : [];
  return [
    ...problems.map(({ words }) => wrongMarkup(name, words)),
    ...issueFindings(name, issues),
    ...misplacedProps(name, element),
    ...misplacedAttributes(name, element, issues),
    ...strange.flatMap((one) => unknownName(name, one, knownNames(declaration)) ?? []),
  ];
}

function issuesOf(element: TemplateElement, declaration: PartDeclaration): readonly AttributeIssue[] {
  try {
    propertiesOf(element, declaration)();
    return [];
  } catch (error) {
    if (error instanceof PropsError) return error.issues;
    throw error;
  }
}

/** What is left out may be among what the template prints. */
function isJudged({ found }: AttributeIssue, element: TemplateElement): boolean {
  if (found !== undefined) return !isOpen(JSON.stringify(found));
  const json = [
    element.getAttribute('data-props') ?? '',
    element.querySelector('script[data-props]')?.textContent ?? '',
  ];
  return !element.hasOpenAttributes && !json.some(isOpen);
}

function checkConfiguration(elements: readonly TemplateElement[], { messages }: CheckOptions): PlacedFinding[] {
  const script = elements.find((element) => element.matches('script#noest-config'));
  const entry = elements.find((element) => element.matches('script[data-noest]'));
  const text = script?.textContent ?? '';
  // As the server prints it, it may well be JSON.
  const isUnknown = isOpen(text) && parseJson(text) === text;
  const { values, issues, unknownKeys } = checkConfig(isUnknown ? '' : text, entry?.dataset);
  const judged = issues.filter(({ found }) => !isOpen(JSON.stringify(found)));
  const keys = unknownKeys.filter((key) => !isOpen(key));
  const findings = [...configFindings(judged, keys), ...checkMessages(Object.keys(values.messages), messages)];
  return findings.flatMap((finding) => {
    const attribute = `data-noest-${(finding.place ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const span = entry?.spanOf(attribute) ?? script?.whole ?? entry?.span;
    return span ? [{ ...finding, span }] : [];
  });
}

/** Of the kit's namespaces: another one is a theme's own. */
function checkMessages(given: readonly string[], messages: readonly string[]): Finding[] {
  const namespaceOf = (key: string): string => key.slice(0, key.indexOf('.') + 1);
  return given
    .filter((key) => !isOpen(key) && !messages.includes(key))
    .flatMap((key) => {
      const known = messages.filter((message) => namespaceOf(message) === namespaceOf(key));
      return known.length > 0 ? messageFindings([key], known) : [];
    });
}

/** An attribute that the element has already is no correction: of two, a browser reads the first. */
function placed(finding: Finding, element: TemplateElement): PlacedFinding {
  const { near, place } = finding;
  const isTaken = near !== null && near.found === place && element.hasAttribute(near.meant);
  return { ...finding, near: isTaken ? null : near, span: spanOf(finding, element) };
}

function spanOf({ place }: Finding, element: TemplateElement): Span {
  if (place === null) return element.span;
  const script = element.firstElementChild?.matches('script[data-props]') ? element.firstElementChild : null;
  const isInJson = place.startsWith('data-props.') || place === 'script[data-props]';
  const json = element.spanOf('data-props') ?? script?.whole;
  return element.spanOf(place) ?? (isInJson ? json : null) ?? element.span;
}
