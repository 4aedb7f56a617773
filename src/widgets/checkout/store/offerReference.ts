import { readSession, removeSession, writeSession } from '../../../shared/platform/storage';
import { SESSION } from './session';

/**
 * Checkout rule 67: the reference of a list that has gone into the cart stands in its field, unless the shopper has filled
 * something in there. A list with another one takes it away: it is not that of the whole order.
 * @param reference empty where the rows of the list have none, or different ones
 */
export function offerReference(reference: string): void {
  const before = readSession(SESSION.offeredReference);
  const offered = before === null || before === reference ? reference : '';
  writeSession(SESSION.offeredReference, offered);
  if (readSession(SESSION.labels) !== (before ? labelsWith(before) : null)) return;
  if (offered) writeSession(SESSION.labels, labelsWith(offered));
  else removeSession(SESSION.labels);
}

const labelsWith = (reference: string): string => JSON.stringify({ reference, projectName: '' });
