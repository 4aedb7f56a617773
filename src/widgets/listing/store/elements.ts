import * as v from 'valibot';
import { partElements } from '../../../shared/platform/partElements';

const CONTROLS = ':is(a,[role=link],button,select,summary,input[name]:not([type=hidden]))';

/** A control by its index among the controls of the parts with a name. */
export const ControlPositionSchema = v.object({ part: v.string(), index: v.number() });
export type ControlPosition = v.InferOutput<typeof ControlPositionSchema>;

/** A card by its index in the product list, and how far below the top of the window it is, in px. */
export const CardPositionSchema = v.object({ index: v.number(), top: v.number() });
export type CardPosition = v.InferOutput<typeof CardPositionSchema>;

let registeredList: HTMLElement | null = null;

/** Called by the product list as it mounts; the function returned ends the registration. */
export function registerList(element: HTMLElement): () => void {
  registeredList ??= element;
  return () => {
    if (registeredList === element) registeredList = null;
  };
}

/** The element of the product list, also before it is mounted; null on a page without one. */
export function listElement(): HTMLElement | null {
  return registeredList ?? partElements('product-list')[0] ?? null;
}

/** Moves focus and scroll position to the product list (listing rule 29). */
export function focusList(): void {
  const list = listElement();
  if (!list) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}

/**
 * The first card whose top is in view. Null where there is none, and where the beginning of the list is in view: then what stands
 * above the list is what the shopper sees too.
 */
export function cardAtTop(): CardPosition | null {
  const tops = listItems().map((item) => item.getBoundingClientRect().top);
  const index = tops.findIndex((top) => top >= 0 && top < innerHeight);
  return index <= 0 ? null : { index, top: tops[index]! };
}

/** How far below the top of the page a card is, in px; null where it is gone. */
export function placeOfCard(index: number): number | null {
  const card = listItems()[index];
  return card ? card.getBoundingClientRect().top + scrollY : null;
}

/** Without those of the list before, which are out of sight. */
function listItems(): Element[] {
  return [...(listElement()?.querySelectorAll(':scope > ul > li:not(.noest-product-list__item--leaving)') ?? [])];
}

/** Null for an element that is no control, or is in no part. */
export function positionOf(control: Element): ControlPosition | null {
  const part = control.closest('[data-component]')?.getAttribute('data-component')?.split(' ')[0];
  if (!part) return null;
  const index = partElements(part, CONTROLS).indexOf(control as HTMLElement);
  return index < 0 ? null : { part, index };
}

/**
 * After Back or a reload the focus returns to the server's markup, before any part is mounted, and it may return to a part of
 * another feature, such as the button of a card.
 */
export function controlAt({ part, index }: ControlPosition): HTMLElement | undefined {
  return partElements(part, CONTROLS)[index];
}
