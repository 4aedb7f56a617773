import { defineBehaviour } from '../../mount';
import { build, buildIcon, prefersStill } from '../../shared/dom';
import { t } from '../../shared/i18n/common';
import { icons } from '../../shared/ui/icons';
import { DrilldownMenuProps } from './props';
import './drilldown-menu.css';

/**
 * The platform: nested `<details>` unfold in place, by every means of input, without this file. Added: a submenu takes
 * the whole panel, with the way back and its title above it, and what lies under it can't be reached.
 */
export default defineBehaviour({
  props: DrilldownMenuProps,
  attach(menu, { backDuration }, signal) {
    const levels = [...menu.querySelectorAll('details')].map((details) => addLevel(details, backDuration, signal));
    menu.classList.add('noest-drilldown');
    levels.forEach((level) => level.sync());
    signal.addEventListener('abort', () => {
      menu.classList.remove('noest-drilldown');
      levels.forEach((level) => level.remove());
    });
  },
});

interface Level {
  /** Puts what is under the submenu out of reach, or back into it. */
  sync(): void;
  remove(): void;
}

function addLevel(details: HTMLDetailsElement, duration: number, signal: AbortSignal): Level {
  const summary = details.querySelector('summary')!;
  const list = details.querySelector('ul')!;
  const button = build('button', 'noest-drilldown__button', buildIcon(icons['arrow-left']), t('back'));
  const title = build('span', 'noest-drilldown__title', summary.textContent.trim());
  const head = build('li', 'noest-drilldown__head', button, title);
  button.type = 'button';
  list.prepend(head);

  const reach = (isOpen: boolean): void => {
    const item = details.closest('li');
    const beside = [...(item?.parentElement?.children ?? [])].filter((other) => other !== item);
    for (const other of [summary, ...beside]) other.toggleAttribute('inert', isOpen);
    if (isOpen) head.scrollIntoView({ block: 'nearest' });
  };

  const back = async (): Promise<void> => {
    const leaving = prefersStill() ? null : list.animate?.([{}, { translate: '100% 0' }], { duration, easing: 'ease' });
    await leaving?.finished.catch(() => {});
    if (signal.aborted) return;
    details.open = false;
    // Told here too: the event comes later than the focus has to be back.
    reach(false);
    summary.focus();
  };

  let isAsked = false;
  summary.addEventListener('click', () => (isAsked = !details.open), { signal });
  details.addEventListener(
    'toggle',
    ({ target }) => {
      if (target !== details) return;
      reach(details.open);
      // The summary is out of reach now, and the focus must not fall back to the top of the page.
      if (details.open && isAsked) button.focus();
      isAsked = false;
    },
    { signal },
  );
  button.addEventListener('click', () => void back(), { signal });
  return {
    sync: () => details.open && reach(true),
    remove() {
      reach(false);
      head.remove();
    },
  };
}
