import { readSession, removeSession, writeSession } from '../../../platform/storage';
import type { CartSelection } from '../../model';

/** The change of the cart that was begun last and has no answer yet, kept for this tab (shared rule 63). */
const KEY = 'noest-cart-begun';

/** What a page that was left had begun: a selection as JSON; empty where it had been sent, null where all was answered. */
export const leftBegun = readSession(KEY);

/** An addition that takes calls of its own before it can be sent. Without a selection: it is sent, also where the page is left. */
export const noteBegun = (selection?: CartSelection): void =>
  writeSession(KEY, selection ? JSON.stringify(selection) : '');

export const noteAnswered = (): void => removeSession(KEY);
