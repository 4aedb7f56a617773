import type { Held } from '../hold';
import { locate } from './locate';

/** Re-issues what was held for `element` on the counterparts that stand there now. */
export function replay(held: Held, element: HTMLElement): void {
  for (const act of held.acts) {
    if (act.element !== element) continue;
    held.acts.delete(act);
    const target = locate(act.target, element)();
    if (act.type === 'click') target?.click();
    else (target as HTMLFormElement | undefined)?.requestSubmit(act.submitter && locate(act.submitter, element)());
  }
}
