import type { HeldEvent } from '../hold';
import { locate } from './locate';

const NONE: readonly HeldEvent[] = [];

/** The early events that wait for this element. */
export function heldEventsFor(element: Element): readonly HeldEvent[] {
  const held = window.noestHeld?.events;
  return held?.size ? [...held].filter((heldEvent) => heldEvent.element === element) : NONE;
}

/** Dispatches a held event again, on the node that has taken the place of its target inside `element`. */
export function replay(heldEvent: HeldEvent, element: HTMLElement): void {
  window.noestHeld?.events.delete(heldEvent);
  heldEvent.target.removeAttribute('data-held');
  const { type, submitter } = heldEvent;
  const target = locate(heldEvent.target, element)();
  if (type === 'click') target?.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit(submitter && locate(submitter, element)());
}
