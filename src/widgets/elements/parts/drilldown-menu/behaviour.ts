import { defineBehaviour } from '../../../../mount';
import { build, buildIcon, prefersStill } from '../../../../shared/platform/dom';
import { t } from '../../../../shared/i18n/messages';
import { arrows } from '../../../../shared/ui/look/pageIcons';
import part from './part';
import './drilldown-menu.css';

/**
 * Without this module nested `<details>` unfold in the list, by every means of input. Added: a submenu covers the panel,
 * with a back button and its title above it, and what lies under it is inert (elements rule 16).
 */
export default defineBehaviour(part, {
  attach(menu, { backDuration }, signal) {
    const levels = [...menu.querySelectorAll('details')].map((details) => addLevel(details, backDuration, signal));
    menu.addEventListener('click', ({ target }) => levels.forEach((level) => level.onClick(target as Node)), {
      signal,
    });
    // It does not bubble.
    const onToggle = ({ target }: Event): void => levels.find(({ details }) => details === target)?.onToggle();
    menu.addEventListener('toggle', onToggle, { signal, capture: true });
    menu.classList.add('noest-drilldown');
    levels.forEach((level) => level.sync());
    signal.addEventListener('abort', () => {
      menu.classList.remove('noest-drilldown');
      levels.forEach((level) => level.remove());
    });
  },
});

interface Level {
  readonly details: HTMLDetailsElement;
  onClick(target: Node): void;
  onToggle(): void;
  /** Covers what is under the submenu where it was opened before. */
  sync(): void;
  remove(): void;
}

function addLevel(details: HTMLDetailsElement, duration: number, signal: AbortSignal): Level {
  const summary = details.querySelector('summary')!;
  const list = details.querySelector('ul')!;
  const button = build('button', 'noest-drilldown__button', buildIcon(arrows['arrow-left']), t('back'));
  const title = build('span', 'noest-drilldown__title', summary.textContent.trim());
  const head = build('li', 'noest-drilldown__head', button, title);
  button.type = 'button';
  list.prepend(head);

  /** An inert summary keeps no focus: without another place it would fall back to the top of the page. */
  const cover = (isOpen: boolean): void => {
    const item = details.closest('li');
    const siblings = [...(item?.parentElement?.children ?? [])].filter((other) => other !== item);
    for (const other of [summary, ...siblings]) other.toggleAttribute('inert', isOpen);
    if (isOpen) head.scrollIntoView({ block: 'nearest' });
  };

  const back = async (): Promise<void> => {
    const leaving = prefersStill() ? null : list.animate?.([{}, { translate: '100% 0' }], { duration, easing: 'ease' });
    await leaving?.finished.catch(() => {});
    if (signal.aborted) return;
    details.open = false;
    // Not left to the toggle event, which comes later: an inert summary takes no focus.
    cover(false);
    summary.focus();
  };

  let isPressed = false;
  return {
    details,
    onClick(target) {
      if (summary.contains(target)) isPressed = !details.open;
      else if (button.contains(target)) void back();
    },
    onToggle() {
      cover(details.open);
      if (details.open && isPressed) button.focus();
      isPressed = false;
    },
    sync() {
      if (!details.open) return;
      const hadFocus = summary === document.activeElement;
      cover(true);
      if (hadFocus) button.focus();
    },
    remove() {
      cover(false);
      head.remove();
    },
  };
}
