import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { expose } from '../../../shared/platform/exposed';
import { partElements } from '../../../shared/platform/partElements';

/** The cart's drawer; `added` is the name of the product whose addition opened it. */
export interface MinicartView {
  readonly open: boolean;
  readonly added: string | null;
}

const CLOSED: MinicartView = { open: false, added: null };
const view = signal(CLOSED);
const links = signal<readonly Element[]>([]);

/** The cart's drawer. A request to open it is kept until the part that draws it is mounted. */
export const minicart: {
  readonly view: ReadonlySignal<MinicartView>;
  /** Whether the page has a minicart that did not fail; it may not be loaded yet. */
  readonly isOnPage: () => boolean;
  readonly open: (added?: string) => void;
  readonly close: () => void;
  /** The addition is no longer the latest news: the drawer stays open without naming it. */
  readonly forgetAdded: () => void;
  /** The cart link that draws the drawer: a page may have several, one for phones and one for desktops (cart rule 27). */
  readonly drawnBy: ReadonlySignal<Element | undefined>;
  /** Adds a mounted cart link; `first` for the one that was pressed, which then draws the drawer. */
  readonly offer: (link: Element, first?: boolean) => void;
  readonly withdraw: (link: Element) => void;
} = {
  view,
  isOnPage: () => partElements('minicart').some(({ dataset }) => dataset['mountState'] !== 'failed'),
  drawnBy: computed(() => links.value[0]),
  offer(link, first = false) {
    const others = links.value.filter((other) => other !== link);
    links.value = first ? [link, ...others] : [...others, link];
  },
  withdraw(link) {
    // What was open has left the page with its link; a link that comes later starts shut.
    if (links.value[0] === link) view.value = CLOSED;
    links.value = links.value.filter((other) => other !== link);
  },
  open(added) {
    view.value = { open: true, added: added ?? null };
  },
  close() {
    view.value = CLOSED;
  },
  forgetAdded() {
    if (view.peek().added !== null) view.value = { ...view.peek(), added: null };
  },
};

expose('minicart', minicart);
