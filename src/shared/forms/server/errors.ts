import { build, buildIcon } from '../../platform/dom';
import { noticeIcons } from '../../ui/look/pageIcons';
import { fieldsOf, type Field } from './Field';
import { t } from '../messages';
import { tie, untie } from '../tie';

let count = 0;

/** Shows an error at a field, where a server prints it too; an empty text removes it. */
export function showError({ control, radios }: Field, text: string): void {
  const container = containerOf(control);
  const id = errorId(control);
  const shown = shownAt(control);
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
  if (!shown && container) container.append(error);
  else if (!shown) control.after(error);
  error.id = id;
  if (error.textContent !== text) error.replaceChildren(buildIcon(noticeIcons['circle-alert'], 'noest-icon--sm'), text);
  for (const each of controls) {
    mark(each, true);
    tie(each, id);
  }
}

/** The errors that the server printed at its fields, by their names. */
export function printedErrors(form: HTMLFormElement): [name: string, text: string][] {
  return fieldsOf(form)
    .filter(({ control }) => control.matches('[aria-invalid="true"], [data-invalid]'))
    .map(({ name, control }) => [name, shownAt(control)?.textContent.trim() ?? '']);
}

function containerOf(control: HTMLElement): Element | null {
  return control.closest('.noest-field') ?? control.closest('label');
}

/** The error at a field, of the server or of the kit. */
function shownAt(control: HTMLElement): HTMLElement | null {
  const container = containerOf(control);
  return document.getElementById(errorId(control)) ?? container?.querySelector('.noest-field__error') ?? null;
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

interface Wrong {
  readonly control: HTMLElement;
  readonly text: string;
}

/** A live region at the head of the form: what is wrong, each with a way to its field, or how sending it went. */
export function createSummary(form: HTMLFormElement) {
  const region = build('div', 'noest-form__summary');
  region.setAttribute('role', 'alert');
  form.prepend(region);

  return {
    showErrors(wrong: readonly Wrong[]): void {
      const items = wrong.map(({ control, text }) => build('li', '', linkTo(control, text)));
      const title = build('p', 'noest-notice__title', t('summary'));
      show('error', title, build('ul', 'noest-notice__list', ...items));
    },
    showResult: (type: 'success' | 'error', text: string) => show(type, text),
    clear: () => region.replaceChildren(),
    remove: () => region.remove(),
  };

  function show(type: 'success' | 'error', ...content: readonly (Node | string)[]): void {
    const icon = buildIcon(noticeIcons[type === 'error' ? 'circle-alert' : 'circle-check']);
    const text = build('div', 'noest-notice__text', ...content);
    region.replaceChildren(build('div', `noest-notice noest-notice--${type}`, icon, text));
  }
}

function linkTo(control: HTMLElement, text: string): HTMLElement {
  const link = build('a', '', text);
  link.href = `#${control.id}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  return link;
}
