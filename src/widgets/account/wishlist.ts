import { signal, type ReadonlySignal } from '@preact/signals-core';
import { withPrivateContent } from '../../shared/api/withPrivateContent';
import { pageConfig } from '../../shared/platform/config';

const kept = signal<readonly string[] | null>(null);
withPrivateContent((content) => {
  const read = (): void => void (kept.value = content.wishes());
  read();
  content.onChange(read);
});

const changed = new Map<string, boolean>();

/** The customer's wish list by SKU: as the browser or the page's configuration has it, with every change since (account rule 21). */
export const wishlist: {
  /** What the browser keeps of it; changes when that is loaded again. Null where only the page's configuration can say. */
  readonly kept: ReadonlySignal<readonly string[] | null>;
  has(sku: string): boolean;
  set(sku: string, isOn: boolean): void;
} = {
  kept,
  has: (sku) => changed.get(sku) ?? (kept.peek() ?? pageConfig().wishes).includes(sku),
  set: (sku, isOn) => void changed.set(sku, isOn),
};
