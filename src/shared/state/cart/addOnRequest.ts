import * as v from 'valibot';
import { CartSelectionSchema } from '../../api/schemas/cart';
import { t } from '../../i18n/product';
import { messages } from '../messages';
import type { Cart } from './Cart';

/** Specification 9: the default quantity is 1. */
const RequestSchema = v.object({ ...CartSelectionSchema.entries, qty: v.optional(CartSelectionSchema.entries.qty, 1) });

/** Obeys `shop:add-to-cart` of a page script: a wrong detail is told to its author, a failure to the shopper. */
export async function addOnRequest(cart: Cart, detail: unknown): Promise<void> {
  const request = v.safeParse(RequestSchema, detail);
  if (!request.success) {
    const [issue] = request.issues;
    console.error(`[noest] shop:add-to-cart, ${v.getDotPath(issue) ?? 'detail'}: ${issue.message}`);
    return;
  }
  const answer = await cart.add(request.output);
  if (answer.ok) return;
  messages.show({ type: 'error', text: answer.error.kind === 'refused' ? answer.error.message : t('addFailed') });
}
