import { defineBehaviour } from '../../../../mount';
import { build, buildIcon } from '../../../../shared/platform/dom';
import { arrows } from '../../../../shared/ui/look/pageIcons';
import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from './messages/navigation.nl.json';
import part from './part';
import './nav-dropdown.css';

const t = createNamespace('navigation', dutch, () => import('./messages/navigation.en.json'));

/**
 * Without this module the theme shows a panel on `:hover` and `:focus-within`: at once, and by keyboard every one in
 * passing. Added: delays for the pointer, a first tap that opens, a button for the keyboard, and Escape (elements rule
 * 17). Delays on hover (`interestfor`) are only in Chromium.
 */
export default defineBehaviour(part, {
  attach(nav, { delay, hoverDelay, leaveDelay }, signal) {
    const items = [...nav.querySelectorAll<HTMLElement>('[data-dropdown]')].flatMap((panel) => createItem(panel) ?? []);
    let open: Item | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The item that is open, or will be once `timer` fires. */
    let next: Item | undefined;

    const itemOf = (target: EventTarget | null): Item | undefined =>
      target instanceof Node ? items.find(({ element }) => element.contains(target)) : undefined;

    function show(item: Item | undefined): void {
      clearTimeout(timer);
      next = item;
      if (item === open) return;
      open?.setOpen(false);
      item?.setOpen(true);
      open = item;
    }

    function showLater(item: Item | undefined, wait: number): void {
      if (item === next) return;
      clearTimeout(timer);
      next = item;
      timer = setTimeout(() => show(item), wait);
    }

    function onPointer({ type, target, pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      const item = type === 'pointerleave' ? undefined : itemOf(target);
      showLater(item, item ? (open ? hoverDelay : delay) : leaveDelay);
    }

    let isTouch = false;

    function onPress({ pointerType, target }: PointerEvent): void {
      isTouch = pointerType !== 'mouse';
      if (open && !itemOf(target)) show(undefined);
    }

    function onClick(event: Event): void {
      const item = itemOf(event.target);
      if (!item || !(event.target instanceof Node)) return;
      if (item.button.contains(event.target)) show(item.isOpen ? undefined : item);
      else if (isTouch && !item.isOpen && item.link.contains(event.target)) {
        event.preventDefault();
        show(item);
      }
      isTouch = false;
    }

    function onKey(event: KeyboardEvent): void {
      const item = itemOf(event.target);
      if (event.key === 'Escape' && open) {
        const hadFocus = open.panel.contains(document.activeElement);
        const { button } = open;
        show(undefined);
        if (hadFocus) button.focus();
      } else if (event.key === 'ArrowDown' && item && !item.panel.contains(document.activeElement)) {
        event.preventDefault();
        show(item);
        item.panel.querySelector<HTMLElement>('a, button')?.focus();
      }
    }

    nav.addEventListener('pointerover', onPointer, { signal });
    nav.addEventListener('pointerleave', onPointer, { signal });
    nav.addEventListener('click', onClick, { signal });
    nav.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (open && relatedTarget && itemOf(relatedTarget) !== open) show(undefined);
      },
      { signal },
    );
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      items.forEach((item) => item.remove());
    });
  },
});

/** An item of the navigation with a panel. */
interface Item {
  readonly element: HTMLElement;
  readonly link: HTMLElement;
  readonly panel: HTMLElement;
  /** Opens the panel by keyboard; the link leads to its page. */
  readonly button: HTMLButtonElement;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  remove(): void;
}

/** The item of a panel; null where the panel has no link or button beside it. */
function createItem(panel: HTMLElement): Item | null {
  const element = panel.parentElement;
  const link = element?.querySelector<HTMLElement>(':scope > a, :scope > button');
  if (!element || !link) return null;
  const button = build('button', 'noest-nav-dropdown__button', buildIcon(arrows['chevron-down']));
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
