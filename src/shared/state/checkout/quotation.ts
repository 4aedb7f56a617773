import { removeSession, writeSession } from '../../storage';
import { SESSION } from './sessionKeys';

/** The method that asks for a quotation in place of paying (specification 3). */
export const QUOTATION = 'quotation';

/** Chooses it for the checkout of this tab, wherever that is alive: the details of another method are cleared. */
export function chooseQuotation(): void {
  removeSession(SESSION.paymentDetails);
  writeSession(SESSION.paymentMethod, QUOTATION);
}
