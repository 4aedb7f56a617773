import { defineBehaviour } from '../../../../mount';
import { build } from '../../../../shared/platform/dom';
import { t } from '../../../../shared/forms/messages';
import '../../../../shared/ui/look/hidden.css';
import part from './part';
import './password-strength.css';

type Strength = 'weak' | 'medium' | 'strong';

const MESSAGES = { weak: 'strengthWeak', medium: 'strengthMedium', strong: 'strengthStrong' } as const;

/**
 * Without this module `minlength` and `pattern` can reject a password, but no browser shows how strong one is. Added: a
 * badge after the field, announced when the typing pauses (account rule 11).
 */
export default defineBehaviour(part, {
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
  return build('span', `noest-strength__badge noest-strength__badge--${strength}`, name, t(MESSAGES[strength]));
}

/**
 * How strong a password is (account rule 10). Strong needs lowercase, uppercase, digit, special character and 8 characters; medium the same four with
 * 6 characters, or lowercase, uppercase and special character with 8.
 */
export function strengthOf(password: string): Strength {
  const { length } = password;
  const isMixed = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /[^\p{L}\p{N}]/u.test(password);
  const hasDigit = /\p{Nd}/u.test(password);
  if (!isMixed) return 'weak';
  if (hasDigit && length >= 8) return 'strong';
  return (hasDigit && length >= 6) || length >= 8 ? 'medium' : 'weak';
}
