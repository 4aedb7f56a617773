import { signal, type ReadonlySignal } from '@preact/signals-core';
import { expose } from '../../../shared/platform/exposed';
import { partElements } from '../../../shared/platform/partElements';

/** The cart's drawer; `added` is the name of the product whose addition opened it. */
export interface MinicartView {
  readonly open: boolean;
  readonly added: string | null;
}

const CLOSED: MinicartView = { open: false, added: null };
const view = signal(CLOSED);

/** The cart's drawer. A request to open it is kept until the part that draws it is mounted. */
export const minicart: {
  readonly view: ReadonlySignal<MinicartView>;
  /** Whether the page has a minicart that can be seen and did not fail; it may not be loaded yet. */
  readonly isOnPage: () => boolean;
  readonly open: (added?: string) => void;
  readonly close: () => void;
  /** The addition is no longer the latest news: the drawer stays open without naming it. */
  readonly forgetAdded: () => void;
} = {
  view,
  isOnPage: () => partElements('minicart').some((link) => link.dataset['mountState'] !== 'failed' && canBeSeen(link)),
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

/** A drawer in what is not shown could not be seen either. An element with `display: contents` has no box of its own. */
export function canBeSeen(link: Element): boolean {
  return [link, ...link.children].some((element) => element.checkVisibility({ checkVisibilityCSS: true }));
}

expose('minicart', minicart);
