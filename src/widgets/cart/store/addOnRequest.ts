import * as v from 'valibot';
import type { CartSelection } from '../../../shared/api';
import { CartRequestSchema } from '../../../shared/api/printed';
import { messages } from '../../messages';
import { t } from '../../product';
import type { Cart } from './Cart';

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
  await addOrTell(cart, request.output);
}

/** Adds where no part waits for the answer: a failure is shown to the shopper as a message. */
export async function addOrTell(cart: Cart, selection: CartSelection): Promise<void> {
  const answer = await cart.add(selection);
  // Who has forbidden it says so.
  if (answer.ok || answer.error.kind === 'aborted') return;
  messages.show({ type: 'error', text: answer.error.kind === 'refused' ? answer.error.message : t('addFailed') });
}
