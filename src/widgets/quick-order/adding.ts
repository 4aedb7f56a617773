import type { AddedToCart, ApiResult, AskedRow } from '../../shared/api';
import { addRows as addToCart } from '../cart/views';
import { offerReference } from '../checkout';
import { readQuantity } from './list/readQuantity';

// Fetched once a row is right.

/** Puts rows in the cart (quick order rule 7), and tells the checkout the reference that all of them have (quick order rule 1). */
export async function addRows(
  rows: readonly AskedRow[],
  onAnswered: (answered: number) => void,
): Promise<readonly ApiResult<AddedToCart>[]> {
  const selections = rows.map(({ sku, qty }) => ({ sku: sku.trim(), qty: readQuantity(qty) ?? 0 }));
  const outcomes = await addToCart(selections, onAnswered);
  const references = new Set(rows.flatMap(({ reference = '' }, index) => (outcomes[index]?.ok ? [reference] : [])));
  const [reference = ''] = references;
  if (references.size > 0) offerReference(references.size === 1 ? reference : '');
  return outcomes;
}
