import type { CartSelection, CustomChoice } from '../../model';
import { idsIn, lastIdIn, toUid } from '../values';

/** One product of `addProductsToCart`. */
export interface CartItemInput {
  readonly sku: string;
  readonly quantity: number;
  readonly selected_options: readonly string[];
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[];
}

/** The choices of a selection, as uids: those of a configurable product by its own SKU, the parts of a bundle, and custom options. */
export function toItemInput({
  sku,
  qty,
  configuration = [],
  bundle = [],
  customOptions = [],
}: CartSelection): CartItemInput {
  const entered = customOptions.flatMap((choice) =>
    'valueIds' in choice ? [] : [{ uid: toUid(CUSTOM, choice.optionId), value: enteredValue(choice) }],
  );
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
      ...customOptions.flatMap((choice) =>
        'valueIds' in choice ? choice.valueIds.map((id) => toUid(CUSTOM, choice.optionId, id)) : [],
      ),
    ],
    ...(entered.length > 0 && { entered_options: entered }),
  };
}

const CUSTOM = 'custom-option';

/** Magento takes a day with a time of day, and in this form only. */
function enteredValue(choice: Exclude<CustomChoice, { readonly valueIds: unknown }>): string {
  return 'date' in choice ? `${choice.date} 00:00:00` : choice.text;
}

/** What would put a line in the cart again. */
export function toSelection(
  sku: string,
  qty: number,
  configuration: readonly { readonly attributeUid: string; readonly valueUid: string }[],
  parts: readonly { readonly uid: string }[],
  customOptions: readonly CustomChoice[],
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
    ...(customOptions.length > 0 && { customOptions }),
  };
}
