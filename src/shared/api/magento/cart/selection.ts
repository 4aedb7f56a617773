import type { CartSelection } from '../../schemas';
import { idsIn, lastIdIn, toUid } from '../uid';

/** One product of `addProductsToCart`. */
export interface CartItemInput {
  readonly sku: string;
  readonly quantity: number;
  readonly selected_options: readonly string[];
}

/** The choices of a selection, as uids: those of a configurable product by its own SKU, and the parts of a bundle. */
export function toItemInput({ sku, qty, product_option: option }: CartSelection): CartItemInput {
  const { configurable_item_options: configuration = [], bundle_options: bundle = [] } =
    option?.extension_attributes ?? {};
  return {
    sku,
    quantity: qty,
    selected_options: [
      ...configuration.map(({ option_id, option_value }) =>
        toUid('configurable', lastIdIn(option_id), lastIdIn(option_value)),
      ),
      ...bundle.flatMap(({ option_id, option_selections, option_qty }) =>
        option_selections.map((selection) =>
          toUid('bundle', lastIdIn(option_id), idsIn(selection)[2] ?? selection, option_qty),
        ),
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
  const configurable_item_options = configuration.map(({ attributeUid, valueUid }) => ({
    option_id: lastIdIn(attributeUid),
    option_value: lastIdIn(valueUid),
  }));
  const bundle_options = parts.map(({ uid }) => {
    const [, option_id = '', selection = '', option_qty] = idsIn(uid);
    return { option_id, option_selections: [selection], option_qty: Number(option_qty) };
  });
  if (configuration.length === 0 && parts.length === 0) return { sku, qty };
  return {
    sku,
    qty,
    product_option: {
      extension_attributes: {
        ...(configuration.length > 0 && { configurable_item_options }),
        ...(parts.length > 0 && { bundle_options }),
      },
    },
  };
}
