import type { CartSelection, CuttingOrder } from '../model';
import type { CartSelectionBody, CuttingListBody } from './wire';

/** Cart rule 2. */
export function selectionBody({
  sku,
  qty,
  configuration,
  bundle,
  isSample,
  cutting,
}: CartSelection): CartSelectionBody {
  if (!configuration && !bundle && !isSample && !cutting) return { sku, qty };
  const options = {
    ...(configuration && {
      configurable_item_options: configuration.map((chosen) => ({
        option_id: chosen.attributeId,
        option_value: chosen.valueId,
      })),
    }),
    ...(bundle && {
      bundle_options: bundle.map((chosen) => ({
        option_id: chosen.optionId,
        option_selections: [...chosen.selectionIds],
        option_qty: chosen.qty,
      })),
    }),
    ...(isSample && { sample: true as const }),
    ...(cutting && { cutting_list: cuttingBody(cutting) }),
  };
  return { sku, qty, product_option: { extension_attributes: options } };
}

/** Cutting rule 9. What a row has by default is left out. */
function cuttingBody({ pieces, keepsRests, total }: CuttingOrder): CuttingListBody {
  return {
    pieces: pieces.map(({ length, width, qty, grain, name }) => ({
      length,
      ...(width !== null && { width, grain }),
      qty,
      ...(name && { name }),
    })),
    keep_rests: keepsRests,
    total: total / 100,
  };
}
