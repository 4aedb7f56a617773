import * as v from 'valibot';
import { failed, ok, type ApiError, type ApiResult, type CallOptions } from '../../result';
import type { Client } from '../../http/client';
import type { Pages } from '../pages';
import { operation, type Query } from '../query';
import { askSections } from '../askSections';
import { lastIdIn } from '../uid';
import { list, text } from '../values';
import type { CartSelection } from '../../model';
import { toFields } from './fields';

/** Adds by the form that the theme's own pages post. */
export interface FormCart {
  add(selection: CartSelection, options?: CallOptions): Promise<ApiResult<null>>;
}

const ADD = 'checkout/cart/add/';

export const productId = operation<{ readonly sku: string }>()({
  name: 'productId',
  document: 'query productId($sku:String!){products(filter:{sku:{eq:$sku}}){items{sku uid}}}',
  answer: v.object({ products: v.object({ items: list(v.object({ sku: v.string(), uid: v.string() })) }) }),
});

/** Why a form was refused is in the messages that the next page would show. */
const MessagesSchema = v.object({ messages: v.object({ messages: list(v.object({ type: v.string(), text })) }) });

export function createFormCart(client: Client, pages: Pages, query: Query): FormCart {
  async function addOne(id: string, selection: CartSelection, options?: CallOptions): Promise<ApiResult<null>> {
    const answer = await pages.post(ADD, { product: id, qty: String(selection.qty), ...toFields(selection) }, options);
    if (!answer.ok) return answer;
    // An address to go back to is a refusal; a success has none.
    return answer.value.includes('"backUrl"') ? failed(await refusal(options)) : ok(null);
  }

  async function refusal(options?: CallOptions): Promise<ApiError> {
    const answer = await askSections(client, MessagesSchema, 'messages', options);
    if (!answer.ok) return answer.error;
    const said = answer.value.messages.messages.find(({ type }) => type !== 'success');
    return { kind: 'refused', status: 200, code: said?.type ?? 'error', message: said?.text ?? '' };
  }

  return {
    async add(selection, options) {
      const found = await query(productId, { sku: selection.sku }, options);
      if (!found.ok) return found;
      const product = found.value.products.items.find(({ sku }) => sku === selection.sku);
      if (product) return addOne(lastIdIn(product.uid), selection, options);
      return failed({ kind: 'invalid-response', issue: `products: expected ${selection.sku}, found none` });
    },
  };
}
