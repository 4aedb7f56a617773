import type { PartDeclaration } from '../declaration';

/** What the checks read of an element: a browser's, or one that the checker has parsed from a template. */
export interface MarkupElement {
  readonly localName: string;
  readonly parentElement: MarkupElement | null;
  readonly firstElementChild: MarkupElement | null;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  getAttributeNames(): string[];
  hasAttribute(name: string): boolean;
  matches(selector: string): boolean;
  closest(selector: string): MarkupElement | null;
  querySelector(selector: string): MarkupElement | null;
  querySelectorAll(selector: string): Iterable<MarkupElement>;
}

/** What is wrong with the markup of an element, each in words that its author can act on. */
export class MarkupError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** `missing`: something is not inside, `wrong`: something that is there. */
export interface MarkupProblem {
  readonly kind: 'missing' | 'wrong';
  readonly words: string;
}

/**
 * Compares the element with what its part declares, before anything moves: the element itself, the slots and the inner
 * elements it needs, and, for a widget, parts inside it that its view would take away.
 */
export function markupProblems(element: MarkupElement, part: PartDeclaration): MarkupProblem[] {
  const problems: MarkupProblem[] = [];
  if (part.element && !element.matches(part.element)) {
    problems.push({ kind: 'wrong', words: `stands on <${element.localName}>, expected ${part.element}` });
  }
  for (const [name, slot] of Object.entries(part.slots ?? {})) {
    if (
      slot.required &&
      !ownSlots(element, element.querySelectorAll('[data-slot]')).some(
        (node) => node.getAttribute('data-slot') === name,
      )
    ) {
      problems.push({ kind: 'missing', words: `expected an element with data-slot="${name}" inside` });
    }
  }
  for (const selector of Object.keys(part.inside ?? {})) {
    if (!element.querySelector(selector)) {
      problems.push({ kind: 'missing', words: `expected ${selector} inside` });
    }
  }
  if (part.kind === 'widget' && !part.replacesParts && element.firstElementChild) {
    for (const inner of element.querySelectorAll('[data-component]')) {
      if (inner.parentElement?.closest('[data-component]') !== element || isInSlot(inner, element)) continue;
      const name = inner.getAttribute('data-component') ?? '';
      problems.push({ kind: 'wrong', words: `the part "${name}" inside stands in no slot and would be lost` });
    }
  }
  return problems;
}

/** @throws MarkupError where there are problems */
export function checkMarkup(element: HTMLElement, part: PartDeclaration): void {
  const problems = markupProblems(element, part);
  if (problems.length > 0) throw new MarkupError(problems.map(({ words }) => words));
}

/** Two views can't own the same children: a second widget is not mounted. */
export function secondWidget(first: string): string {
  return `the widget "${first}" is on this element already, expected at most one`;
}

/** Of these slots those of the element: a slot belongs to the nearest part around it, and a nested part keeps its own. */
export function ownSlots<Slot extends MarkupElement>(element: MarkupElement, slots: Iterable<Slot>): Slot[] {
  return [...slots].filter((slot) => slot.parentElement?.closest('[data-component]') === element);
}

/** For a part whose nearest part outside is `element`. */
function isInSlot(inner: MarkupElement, element: MarkupElement): boolean {
  return inner.hasAttribute('data-slot') || inner.parentElement?.closest('[data-slot],[data-component]') !== element;
}
