import type { PartDeclaration } from '../declaration';

/** What is wrong with the markup of an element, each in words that its author can act on. */
export class MarkupError extends Error {}

/**
 * Compares the element with what its part declares, before anything moves: the element itself, the slots and the inner
 * elements it needs, and, for a widget, parts inside it that its view would take away.
 *
 * @throws MarkupError
 */
export function checkMarkup(element: HTMLElement, part: PartDeclaration): void {
  const wrong: string[] = [];
  if (part.element && !element.matches(part.element)) {
    wrong.push(`stands on <${element.localName}>, expected ${part.element}`);
  }
  for (const [name, slot] of Object.entries(part.slots ?? {})) {
    if (slot.required && !ownSlots(element).some((node) => node.dataset['slot'] === name)) {
      wrong.push(`expected an element with data-slot="${name}" inside`);
    }
  }
  for (const selector of Object.keys(part.inside ?? {})) {
    if (!element.querySelector(selector)) wrong.push(`expected ${selector} inside`);
  }
  if (part.kind === 'widget' && !part.replacesParts) {
    const lost = [...element.querySelectorAll<HTMLElement>('[data-component]')].filter(
      (inner) => inner.parentElement?.closest('[data-component]') === element && !isInSlot(inner, element),
    );
    for (const inner of lost) {
      wrong.push(`the part "${inner.dataset['component'] ?? ''}" inside stands in no slot and would be lost`);
    }
  }
  if (wrong.length > 0) throw new MarkupError(wrong.join('; '));
}

/** A slot belongs to the nearest part around it: a nested part keeps its own. */
export function ownSlots(element: HTMLElement): HTMLElement[] {
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')];
  return slots.filter((node) => node.parentElement?.closest('[data-component]') === element);
}

function isInSlot(inner: HTMLElement, element: HTMLElement): boolean {
  const slot = inner.closest('[data-slot]');
  return slot !== null && slot !== element && element.contains(slot);
}
