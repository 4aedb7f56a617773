import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { withPrivateContent } from '../../shared/api/withPrivateContent';
import { pageConfig } from '../../shared/platform/config';

/** What the browser keeps of it; null where only the page's configuration can say. */
const kept = signal<readonly string[] | null>(null);
withPrivateContent((content) => {
  const read = (): void => void (kept.value = content.wishes());
  read();
  content.onChange(read);
});

const changed = signal<ReadonlyMap<string, boolean>>(new Map());

/** The customer's wish list by SKU: as the browser or the page's configuration has it, with every change since (account rule 21). */
export const wishlist: {
  /** Changes where `has` may answer otherwise from then on. */
  readonly changes: ReadonlySignal<unknown>;
  /** @param isPrinted the server has printed it as one of the list */
  has(sku: string, isPrinted?: boolean): boolean;
  set(sku: string, isOn: boolean): void;
} = {
  changes: computed(() => ({ kept: kept.value, changed: changed.value })),
  has: (sku, isPrinted = false) =>
    changed.peek().get(sku) ?? (isPrinted || (kept.peek() ?? pageConfig().wishes).includes(sku)),
  set: (sku, isOn) => void (changed.value = new Map(changed.peek()).set(sku, isOn)),
};
