import { defineBehaviour } from '../../mount';
import { build } from '../../shared/dom';
import { t } from '../../shared/i18n/forms';
import '../../shared/ui/hidden.css';
import { strengthOf, type Strength } from './model';
import { PasswordStrengthProps } from './props';
import './password-strength.css';

const WORDS = { weak: 'strengthWeak', medium: 'strengthMedium', strong: 'strengthStrong' } as const;

/**
 * The platform: `minlength` and `pattern` refuse a password, and no browser says how strong one is. Added: a badge behind
 * the field that does, read aloud once the typing rests. Its element is the field itself, or holds it.
 */
export default defineBehaviour({
  props: PasswordStrengthProps,
  attach(element, { delay }, signal) {
    const field = element.matches('input') ? element : element.querySelector('input[type=password]');
    if (!(field instanceof HTMLInputElement)) {
      throw new TypeError(`password-strength: expected a password field, found ${element.localName} without one`);
    }
    const region = build('div', 'noest-strength');
    region.setAttribute('role', 'status');
    field.after(region);
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => region.replaceChildren(...(field.value === '' ? [] : [badge(strengthOf(field.value))]));
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(show, delay);
    };

    field.addEventListener('input', onInput, { signal });
    if (field.value !== '') show();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      region.remove();
    });
  },
});

function badge(strength: Strength): HTMLElement {
  const name = build('span', 'noest-hidden', `${t('strength')}: `);
  return build('span', `noest-strength__badge noest-strength__badge--${strength}`, name, t(WORDS[strength]));
}
