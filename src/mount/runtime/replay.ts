import type { HeldAct } from '../hold';
import { locate } from './locate';

/** The early acts that wait for this element. */
export function actsFor(element: Element): HeldAct[] {
  return [...(window.noestHeld?.acts ?? [])].filter((act) => act.element === element);
}

/** Re-issues what was held for `element` on the counterpart that stands there now. */
export function replay(act: HeldAct, element: HTMLElement): void {
  window.noestHeld?.acts.delete(act);
  const target = locate(act.target, element)();
  if (act.type === 'click') target?.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit(act.submitter && locate(act.submitter, element)());
}
