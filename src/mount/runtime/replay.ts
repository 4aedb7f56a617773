import type { HeldEvent } from '../hold';
import { locate } from './locate';

const NONE: readonly HeldEvent[] = [];

/** The early events that wait for this element, or for a part that stood in `aside` until its view took over. */
export function heldEventsFor(element: Element, aside?: Node): readonly HeldEvent[] {
  const held = window.noestHeld?.events;
  return held?.size
    ? [...held].filter((heldEvent) => heldEvent.element === element || aside?.contains(heldEvent.element))
    : NONE;
}

/** Does a held event again, on the node that has taken the place of its target inside `element`. */
export function replay(heldEvent: HeldEvent, element: HTMLElement): void {
  const { target, submitter } = heldEvent;
  const find = (node: HTMLElement): HTMLElement | undefined => locate(node, element)();
  window.noestHeld?.replay(heldEvent, find(target), submitter && find(submitter));
}
