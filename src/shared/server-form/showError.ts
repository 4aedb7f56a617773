import { build, buildIcon } from '../dom';
import { icons } from '../ui/icons';
import type { Field } from './Field';

let count = 0;

/** Ties words to a field, in the place where a server prints them too; empty words take them away. */
export function showError({ control, radios }: Field, text: string): void {
  const place = control.closest('.noest-field') ?? control.closest('label');
  const id = errorId(control);
  const shown = document.getElementById(id) ?? place?.querySelector('.noest-field__error');
  const controls = radios.length > 0 ? radios : [control];
  if (text === '') {
    shown?.remove();
    for (const each of controls) {
      mark(each, false);
      untie(each, shown?.id || id);
    }
    return;
  }
  const error = shown ?? build('p', 'noest-field__error');
  if (!shown && place) place.append(error);
  else if (!shown) control.after(error);
  error.id = id;
  if (error.textContent !== text) error.replaceChildren(buildIcon(icons['circle-alert'], 'noest-icon--sm'), text);
  for (const each of controls) {
    mark(each, true);
    tie(each, id);
  }
}

/** Whether the field is complained of now. */
export function isMarked({ control }: Field): boolean {
  return control.matches('[aria-invalid="true"], [data-invalid]');
}

/** ARIA has no invalid radio button: what is wrong is the choice among them. */
function mark(control: HTMLElement, isInvalid: boolean): void {
  if (control.matches('[type=radio]')) control.toggleAttribute('data-invalid', isInvalid);
  else if (isInvalid) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

function errorId(control: HTMLElement): string {
  control.id ||= `noest-field-${(count += 1)}`;
  return `${control.id}-error`;
}

function tie(control: HTMLElement, id: string): void {
  const ids = describedBy(control);
  if (!ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '));
}

function untie(control: HTMLElement, id: string): void {
  const rest = describedBy(control).filter((other) => other !== id);
  if (rest.length > 0) control.setAttribute('aria-describedby', rest.join(' '));
  else control.removeAttribute('aria-describedby');
}

function describedBy(control: HTMLElement): string[] {
  return control.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? [];
}
