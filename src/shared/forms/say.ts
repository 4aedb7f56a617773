import type { MessageValues } from '../i18n';
import type { Complaint, WordKey } from './Complaint';

/**
 * Complaints in words: "Postcode is niet geldig." The words come with the caller, because the page and the server each
 * have their own.
 * @param label of the field, as the shopper reads it.
 */
export function sayComplaints(
  complaints: readonly Complaint[],
  label: string,
  t: (key: WordKey, values: MessageValues) => string,
): string {
  return complaints.map(({ key, n = 0 }) => t(key, { field: label, n })).join(' ');
}
