import { readSession, removeSession, writeSession } from '../../../platform/storage';
import type { CartSelection } from '../../model';

/** The change of the cart that was begun last and has no answer yet, kept for this tab (shared rule 63). */
const KEY = 'noest-cart-begun';

let left = readSession(KEY);
/** Whether what is kept was begun by this page. */
let isOwn = false;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * What a page that was left had begun, to whoever asks first: a selection as JSON, empty where it had been sent, null where all
 * was answered. A selection is kept until it is begun again.
 */
export function takeLeft(): string | null {
  const taken = left;
  left = null;
  if (!taken && !isOwn) removeSession(KEY);
  return taken;
}

/** An addition that takes calls of its own before it can be sent. Without a selection: it is sent, also where the page is left. */
export function noteBegun(selection?: CartSelection): void {
  isOwn = true;
  clearTimeout(forgetting);
  writeSession(KEY, selection ? JSON.stringify(selection) : '');
}

export const noteAnswered = (): void => removeSession(KEY);

/** A page that is left loses its connections first, and hears of that before it goes: a failure is noted after a second. */
export function noteFailed(): void {
  forgetting = setTimeout(noteAnswered, 1000);
}
