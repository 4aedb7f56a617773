import { computed, signal } from '@preact/signals-core';
import { canBeSeen, minicart } from '../../adding/drawer';

/** The cart links that are mounted, the one that was pressed first: a page may have one for phones and one for desktops. */
const links = signal<readonly Element[]>([]);

/**
 * The cart link that draws the drawer (cart rule 27). It is looked for whenever the drawer opens: which link can be seen changes with
 * the width of the window.
 */
export const drawnBy = computed(() => {
  void minicart.view.value;
  return links.value.find(canBeSeen);
});

/** Adds a mounted cart link; `first` for the one that was pressed, which then draws the drawer. */
export function offer(link: Element, first = false): void {
  const others = links.value.filter((other) => other !== link);
  links.value = first ? [link, ...others] : [...others, link];
}

export function withdraw(link: Element): void {
  // What was open has left the page with its link; a link that comes later starts shut.
  if (drawnBy.value === link) minicart.close();
  links.value = links.value.filter((other) => other !== link);
}
