import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ProductPicture } from '../../api';
import { emit } from '../../events';
import type { ShownAttribute, ShownProduct } from './ShownProduct';

export type { ShownAttribute, ShownOption, ShownPrice, ShownProduct } from './ShownProduct';

/** What the box does where another part of the page asks for it. */
interface Wishes {
  readonly qty: (qty: number) => void;
  readonly option?: (attributeCode: string, optionId: string) => void;
}

const NOTHING_TO_CHOOSE: readonly ShownAttribute[] = [];

const current = signal<ShownProduct | null>(null);
const attributes = signal(NOTHING_TO_CHOOSE);
let wishes: Wishes | null = null;

/**
 * What the page shows of its product. Its owner is the box in which it is bought; gallery, tier prices, stock and price
 * follow wherever they stand. Null, and pictures too, for as long as what the server printed holds.
 */
export const product: {
  readonly current: ReadonlySignal<ShownProduct | null>;
  readonly pictures: ReadonlySignal<readonly ProductPicture[] | null>;
  /** In the order in which they are chosen; none where nothing is. */
  readonly attributes: ReadonlySignal<readonly ShownAttribute[]>;
  /** Said by the box, with what it does where another part asks. */
  show(shown: ShownProduct, asked: Wishes, choices?: readonly ShownAttribute[]): void;
  /** Asked by another part, as by a press on a tier. */
  askQty(qty: number): void;
  /** Asked by another part, as by a press on a swatch. */
  askOption(attributeCode: string, optionId: string): void;
} = {
  current,
  attributes,
  pictures: computed(() => current.value?.pictures ?? null),
  show(shown, asked, choices = NOTHING_TO_CHOOSE) {
    wishes = asked;
    batch(() => {
      current.value = shown;
      attributes.value = choices;
    });
    emit('product-changed', { sku: shown.sku, qty: shown.qty });
  },
  askQty: (qty) => wishes?.qty(qty),
  askOption: (attributeCode, optionId) => wishes?.option?.(attributeCode, optionId),
};
