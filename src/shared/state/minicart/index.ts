import { signal, type ReadonlySignal } from '@preact/signals-core';

/** The cart's drawer; `added` names the product that has just been put in the cart, where that opened it. */
export interface MinicartView {
  readonly open: boolean;
  readonly added: string | null;
}

const CLOSED: MinicartView = { open: false, added: null };
const view = signal(CLOSED);

/** Whether the cart's drawer is open. A wish to open it keeps until the part that shows the drawer is there. */
export const minicart: {
  readonly view: ReadonlySignal<MinicartView>;
  readonly open: (added?: string) => void;
  readonly close: () => void;
} = {
  view,
  open(added) {
    view.value = { open: true, added: added ?? null };
  },
  close() {
    view.value = CLOSED;
  },
};
