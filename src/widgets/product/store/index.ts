import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Delivery, Offer, ProductPicture, Stock, Swatch, TierPrice, Unit } from '../../../shared/api';
import { expose } from '../../../shared/platform/exposed';
import { emit } from '../../../shared/platform/events';
import type { Amount } from '../../../shared/money';

/** The price of one unit of what is shown. */
export interface ShownPrice {
  /** The price before the reduction; null where there is none. */
  readonly regular: Amount | null;
  readonly final: Amount;
  /** The lowest price of the last 30 days, where the shop gives it beside an old price. */
  readonly lowest: Amount | null;
  /** Whether it is the lowest of several ("Vanaf"). */
  readonly isFrom: boolean;
  readonly unit: Unit;
}

/** One option of an attribute, as far as the choices before it allow it. */
export interface ShownOption {
  readonly id: string;
  readonly label: string;
  readonly swatch: Swatch | null;
  readonly isChosen: boolean;
  /** `impossible`: no variant has it together with the earlier choices; `sold-out`: no variant in stock has. */
  readonly state: 'free' | 'sold-out' | 'impossible';
}

/** One choice of a configurable product. */
export interface ShownAttribute {
  readonly code: string;
  readonly label: string;
  readonly options: readonly ShownOption[];
  /** Label of the attribute that has to be chosen first; null where this one can be chosen now. */
  readonly waitsFor: string | null;
  /** The labels chosen before it, for the text that explains a missing option. */
  readonly beside: readonly string[];
}

/** The page's product as far as the shopper has chosen it. */
export interface ShownProduct {
  /** The chosen variant's; the product's own until one is. */
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** At the tier that the quantity has reached. */
  readonly price: ShownPrice;
  readonly stock: Stock;
  /** What bringing it costs and its first day; null where the shop does not say. */
  readonly delivery: Delivery | null;
  /** From 1 upwards; empty where there are none. */
  readonly tierPrices: readonly TierPrice[];
  /** What would go into the cart; null while something is still to be chosen. */
  readonly offer: Offer | null;
  /** The chosen variant's pictures, the main one first; null where those that the server printed hold. */
  readonly pictures: readonly ProductPicture[] | null;
}

/** What the product form does where another part of the page requests it. */
interface RequestHandlers {
  readonly qty: (qty: number) => void;
  readonly option?: (attributeCode: string, optionId: string) => void;
}

const NOTHING_TO_CHOOSE: readonly ShownAttribute[] = [];

const current = signal<ShownProduct | null>(null);
const attributes = signal(NOTHING_TO_CHOOSE);
let handlers: RequestHandlers | null = null;

/**
 * Product rule 25: what the page shows of its product. Its owner is the product form; gallery, tier prices, stock and
 * price follow, wherever they stand. `current` and `pictures` are null as long as what the server printed holds.
 */
export const product: {
  readonly current: ReadonlySignal<ShownProduct | null>;
  readonly pictures: ReadonlySignal<readonly ProductPicture[] | null>;
  /** In the order in which they are chosen; empty where there is nothing to choose. */
  readonly attributes: ReadonlySignal<readonly ShownAttribute[]>;
  /** Called by the product form, with what it does on a request of another part. Emits `product-changed`. */
  show(shown: ShownProduct, onRequest: RequestHandlers, choices?: readonly ShownAttribute[]): void;
  /** Requested by another part, such as a press on a tier. Does nothing before the first `show`. */
  requestQty(qty: number): void;
  /** Requested by another part, such as a press on a swatch. Does nothing before the first `show`. */
  requestOption(attributeCode: string, optionId: string): void;
} = {
  current,
  attributes,
  pictures: computed(() => current.value?.pictures ?? null),
  show(shown, onRequest, choices = NOTHING_TO_CHOOSE) {
    handlers = onRequest;
    batch(() => {
      current.value = shown;
      attributes.value = choices;
    });
    emit('product-changed', { sku: shown.sku, qty: shown.qty, isSoldOut: shown.offer?.inStock === false });
  },
  requestQty: (qty) => handlers?.qty(qty),
  requestOption: (attributeCode, optionId) => handlers?.option?.(attributeCode, optionId),
};

expose('product', product);
