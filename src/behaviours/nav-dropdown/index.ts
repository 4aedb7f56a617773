import { defineBehaviour } from '../../mount';
import { createItem, type Item } from './item';
import { NavDropdownProps } from './props';
import './nav-dropdown.css';

/**
 * The platform: `:hover` and `:focus-within` show a panel without this file, at once, and to a keyboard all of them one
 * after another. Added: it waits until a pointer means it, a tap opens before it follows, a button for the keyboard
 * opens only what is wanted, and Escape closes. Delays on hover are no browser's yet (`interestfor` is Chromium's).
 */
export default defineBehaviour({
  props: NavDropdownProps,
  attach(nav, { delay, hoverDelay, leaveDelay }, signal) {
    const items = [...nav.querySelectorAll<HTMLElement>('[data-dropdown]')].flatMap((panel) => createItem(panel) ?? []);
    let open: Item | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: Item | undefined;

    const itemOf = (target: EventTarget | null): Item | undefined =>
      target instanceof Node ? items.find(({ element }) => element.contains(target)) : undefined;

    function show(item: Item | undefined): void {
      clearTimeout(timer);
      wanted = item;
      if (item === open) return;
      open?.setOpen(false);
      item?.setOpen(true);
      open = item;
    }

    function showLater(item: Item | undefined, wait: number): void {
      if (item === wanted) return;
      clearTimeout(timer);
      wanted = item;
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
