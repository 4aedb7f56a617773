import type { FormValues } from '../Rule';

/** What a shopper fills in: one control, or the radio buttons of one name. */
export interface Field {
  readonly name: string;
  /** The one that carries the rules, and to which an error is tied. */
  readonly control: Control;
  readonly radios: readonly HTMLInputElement[];
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NEVER = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** The fields of a form that are asked for now: neither disabled nor in a part that is hidden. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = new Map<string, Field>();
  for (const control of form.elements) {
    if (!isControl(control) || !isAsked(control) || fields.has(control.name)) continue;
    fields.set(control.name, { name: control.name, control, radios: radiosOf(form, control) });
  }
  return [...fields.values()];
}

/** What a rule may read: what the fields hold that are asked for, and each `<input type="hidden">` of the form. */
export function valuesOf(form: HTMLFormElement, fields: readonly Field[]): FormValues {
  const hidden = [...form.elements].filter(isControl).filter(({ type, disabled }) => type === 'hidden' && !disabled);
  return Object.fromEntries([
    ...hidden.map(({ name, value }) => [name, value] as const),
    ...fields.map((field) => [field.name, valueOf(field)] as const),
  ]);
}

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What a field holds, as a posted form would say it; a file is its name. */
export function valueOf({ control, radios }: Field): string {
  if (radios.length > 0) return radios.find(({ checked }) => checked)?.value ?? '';
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? control.value : '';
  return control.value;
}

/** The words of its label, or of the legend of a group, without what stands there for the eye alone. */
export function labelOf({ control, radios }: Field): string {
  const words = radios.length > 0 ? control.closest('fieldset')?.querySelector('legend') : control.labels?.[0];
  const copy = (words ?? null)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return control.getAttribute('aria-label') ?? control.name;
  for (const aside of copy.querySelectorAll('.noest-field__optional, input, select, textarea')) aside.remove();
  return copy.textContent.trim().replace(/\s+/g, ' ');
}

function isAsked(control: Control): boolean {
  return (
    control.name !== '' && !NEVER.has(control.type) && !control.matches(':disabled') && !control.closest('[hidden]')
  );
}

function radiosOf(form: HTMLFormElement, control: Control): HTMLInputElement[] {
  if (control.type !== 'radio') return [];
  return [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(({ name }) => name === control.name);
}
