import type { CartSelection } from '../../model';
import { idsIn, lastIdIn, toUid } from '../uid';

/** One product of `addProductsToCart`. */
export interface CartItemInput {
  readonly sku: string;
  readonly quantity: number;
  readonly selected_options: readonly string[];
}

/** The choices of a selection, as uids: those of a configurable product by its own SKU, and the parts of a bundle. */
export function toItemInput({ sku, qty, configuration = [], bundle = [] }: CartSelection): CartItemInput {
  return {
    sku,
    quantity: qty,
    selected_options: [
      ...configuration.map(({ attributeId, valueId }) =>
        toUid('configurable', lastIdIn(attributeId), lastIdIn(valueId)),
      ),
      ...bundle.flatMap(({ optionId, selectionIds, qty: each }) =>
        selectionIds.map((id) => toUid('bundle', lastIdIn(optionId), idsIn(id)[2] ?? id, each)),
      ),
    ],
  };
}

/** What would put a line in the cart again. */
export function toSelection(
  sku: string,
  qty: number,
  configuration: readonly { readonly attributeUid: string; readonly valueUid: string }[],
  parts: readonly { readonly uid: string }[],
): CartSelection {
  const choices = configuration.map(({ attributeUid, valueUid }) => ({
    attributeId: lastIdIn(attributeUid),
    valueId: lastIdIn(valueUid),
  }));
  const bundle = parts.map(({ uid }) => {
    const [, optionId = '', selection = '', each] = idsIn(uid);
    return { optionId, selectionIds: [selection], qty: Number(each) };
  });
  return {
    sku,
    qty,
    ...(choices.length > 0 && { configuration: choices }),
    ...(bundle.length > 0 && { bundle }),
  };
}
