import { checkField, sayComplaints, type FormValues } from '../forms';
import { t } from '../i18n/forms';
import { fieldsOf, labelOf, valueOf, type Field } from './Field';
import { rulesOf } from './rules';

/** What is wrong with a field in words; empty where nothing is. */
export function complaintOf(field: Field, form: HTMLFormElement, listed: Readonly<Record<string, string>>): string {
  const complaints = checkField(rulesOf(field, listed), valueOf(field), valuesOf(form));
  const own = field.control.dataset['message'];
  // Specification 5: a field that fails a pattern rule says its own words, where it has some.
  const isMissing = complaints.some(({ key }) => key === 'required' || key === 'accepted');
  if (own !== undefined && complaints.length > 0 && !isMissing) return own;
  return sayComplaints(complaints, labelOf(field), t);
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field)]));
}
