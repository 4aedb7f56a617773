import { defineBehaviour } from '../../mount';
import { CountryFieldsProps } from './props';

/**
 * The platform: CSS can hide a field by the option that is chosen (`:has(option:checked)`), but it would still be asked for
 * and sent. Added: the parts of a form that belong to the chosen country, marked `data-country="NL"`, are shown, the others
 * hidden and switched off. Specification 4: for another country the coc_number field is hidden and its required rule
 * removed; for NL it is shown and required. What was typed stays in it, but a hidden field is not sent.
 */
export default defineBehaviour({
  props: CountryFieldsProps,
  attach(element, { country: name, beCompanyNumber }, signal) {
    const select = countrySelect(element, name);
    const parts = [...element.querySelectorAll<HTMLElement>('[data-country]')];
    const before = parts.map((part) => part.hidden);

    function follow(): void {
      for (const part of parts) {
        const country = part.dataset['country'];
        show(part, country === select.value && (country !== 'BE' || beCompanyNumber));
      }
    }

    select.addEventListener('change', follow, { signal });
    // A form that is restored or reset has its values a moment after.
    const later = () => setTimeout(follow);
    select.form?.addEventListener('reset', later, { signal });
    window.addEventListener('pageshow', later, { signal });
    follow();
    signal.addEventListener('abort', () => parts.forEach((part, index) => show(part, !before[index])));
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
