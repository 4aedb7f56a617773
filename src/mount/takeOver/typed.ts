import { locate } from './locate';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Does the work for one field: what a view makes of it may depend on the fields before. */
export type Each = (work: () => void) => void;

/**
 * Takes down what the shopper has typed, chosen, opened, shut and focused inside `element`. The function returned carries it over to
 * the fields that stand there by then: through the browser's own setter and an event, so that a view's state learns it.
 * Undefined where there is nothing to carry.
 */
export function rememberTyped(element: HTMLElement): ((each: Each) => void) | undefined {
  if (!element.firstElementChild) return undefined;
  const carries = [...element.querySelectorAll<Field>('input,textarea,select')]
    .filter(isTouched)
    .map((field) => ({ field, find: locate(field, element) }));
  // By its title: the server may print less inside than the view does.
  const opened = [...element.querySelectorAll<HTMLElement>('details>summary')]
    .filter(({ parentElement }) => window.noestHeld?.toggled.has(parentElement!))
    .map((title) => ({ title, find: locate(title, element) }));
  const refocus = rememberFocus(element);
  if (carries.length === 0 && opened.length === 0 && !refocus) return undefined;
  return (each) => {
    for (const { title, find } of opened) {
      const counterpart = find()?.parentElement as HTMLDetailsElement | undefined;
      if (counterpart) counterpart.open = (title.parentElement as HTMLDetailsElement).open;
    }
    for (const { field, find } of carries) {
      const counterpart = find();
      if (counterpart && counterpart !== field) each(() => carryOver(field, counterpart as Field));
    }
    refocus?.();
  };
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const untouched = options.some((option) => option.defaultSelected) || field.multiple ? undefined : options[0];
    return options.some((option) => option.selected !== (option.defaultSelected || option === untouched));
  }
  if (field.type === 'hidden') return false;
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function carryOver(from: Field, to: Field): void {
  if (isToggle(from) && isToggle(to)) {
    // React hears a toggle by its click.
    if (from.checked !== to.checked) to.click();
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    // A shop's form may have other values than the view.
    const chosen = [...from.selectedOptions].map(({ value, dataset }) => dataset['value'] ?? value);
    for (const option of to.options) option.selected = chosen.includes(option.value);
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (from.type === 'file') {
    (to as HTMLInputElement).files = (from as HTMLInputElement).files;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (to.value !== from.value) {
    // React shadows `value` on the field itself and takes a change through it for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function rememberFocus(element: HTMLElement): (() => void) | undefined {
  const focused = element.ownerDocument.activeElement;
  if (!focused || focused === element || !element.contains(focused)) return undefined;
  // A part inside that comes alive in the same turn has put another in its place by then: it is looked for there first.
  const inner = focused.closest<HTMLElement>('[data-component]') ?? element;
  const findInside = locate(focused, inner);
  const findAnywhere = locate(focused, element);
  const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
  return () => {
    const counterpart = (element.contains(inner) ? findInside() : undefined) ?? findAnywhere();
    if (!counterpart || counterpart === element.ownerDocument.activeElement) return;
    counterpart.focus({ preventScroll: true });
    if (!(counterpart instanceof HTMLInputElement || counterpart instanceof HTMLTextAreaElement)) return;
    if (typeof selectionStart === 'number') {
      counterpart.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    // A number does not say what of it is selected. Tab selects all of it, and a quantity is typed over.
    else if (!isTouched(focused as Field)) counterpart.select();
  };
}
