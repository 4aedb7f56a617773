import type { HeldEvent } from '../hold';
import type { Adapter } from './Adapter';

const NONE: readonly HeldEvent[] = [];

/** The early events that wait for this element, or for a part that stood in `aside` until its view took over. */
export function heldEventsFor(element: Element, aside?: Node): readonly HeldEvent[] {
  const held = window.noestHeld?.events;
  return held?.size
    ? [...held].filter((heldEvent) => heldEvent.element === element || aside?.contains(heldEvent.element))
    : NONE;
}

/**
 * Does a held event again, on the node that has taken the place of its target inside `element`. A behaviour keeps the nodes
 * of the server; what has taken the place of those of a widget is for `locate` to find.
 */
export function replay(heldEvent: HeldEvent, element: HTMLElement, locate: Adapter['locate'] = inPlace): void {
  const { target, submitter } = heldEvent;
  window.noestHeld?.replay(heldEvent, locate(target, element), submitter && locate(submitter, element));
}

function inPlace(node: HTMLElement, element: Element): HTMLElement | undefined {
  return element.contains(node) ? node : undefined;
}
