import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

/** The cart's drawer; `added` names the product that has just been put in the cart, where that opened it. */
export interface MinicartView {
  readonly open: boolean;
  readonly added: string | null;
}

const CLOSED: MinicartView = { open: false, added: null };
const view = signal(CLOSED);
const links = signal<readonly Element[]>([]);

/** Whether the cart's drawer is open. A wish to open it keeps until the part that shows the drawer is there. */
export const minicart: {
  readonly view: ReadonlySignal<MinicartView>;
  readonly open: (added?: string) => void;
  readonly close: () => void;
  /** A page may have several cart links, one for phones and one for desks; one of them draws the drawer. */
  readonly drawnBy: ReadonlySignal<Element | undefined>;
  /** A cart link that can draw it; `first` before the others, for the one that was pressed. */
  readonly offer: (link: Element, first?: boolean) => void;
  readonly withdraw: (link: Element) => void;
} = {
  view,
  drawnBy: computed(() => links.value[0]),
  offer(link, first = false) {
    const others = links.value.filter((other) => other !== link);
    links.value = first ? [link, ...others] : [...others, link];
  },
  withdraw(link) {
    links.value = links.value.filter((other) => other !== link);
  },
  open(added) {
    view.value = { open: true, added: added ?? null };
  },
  close() {
    view.value = CLOSED;
  },
};
