import type { HeldAct } from '../hold';
import { locate } from './locate';

const NONE: readonly HeldAct[] = [];

/** The early acts that wait for this element. */
export function actsFor(element: Element): readonly HeldAct[] {
  const held = window.noestHeld?.acts;
  return held?.size ? [...held].filter((act) => act.element === element) : NONE;
}

/** Re-issues what was held for `element` on the counterpart that stands there now. */
export function replay(act: HeldAct, element: HTMLElement): void {
  window.noestHeld?.acts.delete(act);
  const target = locate(act.target, element)();
  if (act.type === 'click') target?.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit(act.submitter && locate(act.submitter, element)());
}
