import type { Address, Totals } from '../../../../shared/api';
import type { Draft } from '../Draft';
import { QUOTATION } from '../session';

type Chosen = Pick<Draft, 'shippingMethod' | 'deliveryOption' | 'isSplit' | 'laterOption' | 'paymentMethod'>;

/**
 * What a shopper agrees to, as a text to compare: lines, total, way and place of delivery, and whether it is a quotation. Two
 * orders with the same text are the same to the shopper, also where an unpaid cart was restored with new ids (checkout rule 42).
 */
export function agreementText(
  totals: Totals,
  { shippingMethod, deliveryOption, isSplit, laterOption, paymentMethod }: Chosen,
  address: Address,
): string {
  const lines = totals.items.map(({ name, qty, options, rowTotal }) => [
    name,
    qty,
    options.map(({ value }) => value),
    rowTotal.inclTax,
  ]);
  const later = isSplit ? [laterOption] : [];
  const delivery = [shippingMethod?.carrierCode, shippingMethod?.methodCode, deliveryOption, ...later];
  return JSON.stringify([lines, totals.grandTotal, delivery, address, paymentMethod === QUOTATION]);
}
