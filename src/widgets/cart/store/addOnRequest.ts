import * as v from 'valibot';
import { CartRequestSchema } from '../../../shared/api/printed';
import { messages } from '../../messages';
import { t } from '../../product';
import type { Cart } from './createCart';

/**
 * Cart rule 34: adds what a page script asks for by `shop:add-to-cart`. A wrong detail is reported on the console, a failure
 * to the shopper.
 */
export async function addOnRequest(cart: Cart, detail: unknown): Promise<void> {
  const request = v.safeParse(CartRequestSchema, detail);
  if (!request.success) {
    const [issue] = request.issues;
    console.error(`[noest] shop:add-to-cart, ${v.getDotPath(issue) ?? 'detail'}: ${issue.message}`);
    return;
  }
  const answer = await cart.add(request.output);
  // Who has forbidden it says so.
  if (answer.ok || answer.error.kind === 'aborted') return;
  messages.show({ type: 'error', text: answer.error.kind === 'refused' ? answer.error.message : t('addFailed') });
}
