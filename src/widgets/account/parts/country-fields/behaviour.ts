import { defineBehaviour } from '../../../../mount';
import declaration from './part';

/**
 * Without this module CSS can hide a field by the chosen option (`:has(option:checked)`), but a hidden field would still
 * be required and sent. Added: fields marked `data-country="NL"` are shown for that country and hidden and disabled for
 * any other (account rules 6 and 7). Their values are kept.
 */
export default defineBehaviour(declaration, {
  attach(element, { country: name, beCompanyNumber }, signal) {
    const select = countrySelect(element, name);
    const parts = [...element.querySelectorAll<HTMLElement>('[data-country]')];
    const wereHidden = parts.map((part) => part.hidden);

    function follow(): void {
      for (const part of parts) {
        const country = part.dataset['country'];
        show(part, country === select.value && (country !== 'BE' || beCompanyNumber));
      }
    }

    select.addEventListener('change', follow, { signal });
    // The values of a form are set after its reset event, and after pageshow where the browser restores them.
    const later = () => setTimeout(follow);
    select.form?.addEventListener('reset', later, { signal });
    window.addEventListener('pageshow', later, { signal });
    follow();
    signal.addEventListener('abort', () => parts.forEach((part, index) => show(part, !wereHidden[index])));
  },
});

function show(part: HTMLElement, isShown: boolean): void {
  part.hidden = !isShown;
  for (const field of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    field.disabled = !isShown;
  }
}

function countrySelect(element: HTMLElement, name: string): HTMLSelectElement {
  const selects = [...element.querySelectorAll('select')];
  const found = selects.find((select) => (name ? select.name === name : /country(?:_id)?\]?$/.test(select.name)));
  if (found) return found;
  throw new TypeError(`country-fields: expected a select with the country${name && ` named "${name}"`}, found none`);
}
