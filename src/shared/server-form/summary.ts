import { build, buildIcon } from '../dom';
import { t } from '../i18n/forms';
import { icons } from '../ui/icons';

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
    tellWrong(wrong: readonly Wrong[]): void {
      const items = wrong.map(({ control, text }) => build('li', '', linkTo(control, text)));
      const title = build('p', 'noest-notice__title', t('summary'));
      show('error', title, build('ul', 'noest-notice__list', ...items));
    },
    tell: (type: 'success' | 'error', text: string) => show(type, text),
    clear: () => region.replaceChildren(),
    remove: () => region.remove(),
  };

  function show(type: 'success' | 'error', ...content: readonly (Node | string)[]): void {
    const icon = buildIcon(icons[type === 'error' ? 'circle-alert' : 'circle-check']);
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
