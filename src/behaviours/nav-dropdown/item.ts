import { build, buildIcon } from '../../shared/dom';
import { t } from '../../shared/i18n/header';
import { icons } from '../../shared/ui/icons';

/** An item of a navigation that has a panel. */
export interface Item {
  readonly element: HTMLElement;
  readonly link: HTMLElement;
  readonly panel: HTMLElement;
  /** Opens the panel by keyboard, where the link leads on by itself. */
  readonly button: HTMLButtonElement;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  remove(): void;
}

/** A panel stands in its item, after the link it belongs to. */
export function createItem(panel: HTMLElement): Item | null {
  const element = panel.parentElement;
  const link = element?.querySelector<HTMLElement>(':scope > a, :scope > button');
  if (!element || !link) return null;
  const button = build('button', 'noest-nav-dropdown__button', buildIcon(icons['chevron-down']));
  button.type = 'button';
  button.setAttribute('aria-label', t('submenu', { name: link.textContent.trim() }));
  button.setAttribute('aria-expanded', 'false');
  link.after(button);
  return {
    element,
    link,
    panel,
    button,
    get isOpen() {
      return element.hasAttribute('data-expanded');
    },
    setOpen(isOpen) {
      element.toggleAttribute('data-expanded', isOpen);
      button.setAttribute('aria-expanded', String(isOpen));
    },
    remove() {
      element.removeAttribute('data-expanded');
      button.remove();
    },
  };
}
