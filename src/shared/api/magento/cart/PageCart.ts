import * as v from 'valibot';
import { failed, ok, type ApiError, type ApiResult, type CallOptions } from '../../result';
import type { Client } from '../../http/client';
import { askSections } from '../askSections';
import { createPages } from '../pages';
import { operation, type Query } from '../operation';
import { lastIdIn, list, text } from '../values';
import type { CartSelection, Totals } from '../../model';
import { noteBegun } from './begun';
import { toFields } from './fields';

/** What only the shop's own pages do for the cart of a session; the code is fetched with the first need of it. */
export interface PageCart {
  /** The id that this page, or else the cart page, has of this session's cart; null where there is none. */
  findId(options?: CallOptions): Promise<ApiResult<string | null>>;
  /**
   * Puts the first article in the cart of a guest, whose session has none yet. Where the theme does not say the id of a cart
   * without articles the form is posted that the theme's own pages post.
   */
  addFirst(selection: CartSelection, session: GuestSession, options?: CallOptions): Promise<ApiResult<Totals>>;
}

/** What is known of a guest's cart elsewhere. */
interface GuestSession {
  addTo(cart: string): Promise<ApiResult<Totals>>;
  read(options?: CallOptions): Promise<ApiResult<Totals>>;
  /** The id as the shop has it now; null where it has none. */
  renew(options?: CallOptions): Promise<ApiResult<string | null>>;
}

const CART_PAGE = 'checkout/cart/';
/** Keeps its quote, and answers with a redirect: the one way of a stock Magento to give a session an empty cart. */
const ESTIMATE = 'checkout/cart/estimatePost/';
const ADD = 'checkout/cart/add/';

export const productId = operation<{ readonly sku: string }>()({
  name: 'productId',
  document: 'query productId($sku:String!){products(filter:{sku:{eq:$sku}}){items{sku uid}}}',
  answer: v.object({ products: v.object({ items: list(v.object({ sku: v.string(), uid: v.string() })) }) }),
});

/** Why a form was refused is in the messages that the next page would show. */
const MessagesSchema = v.object({ messages: v.object({ messages: list(v.object({ type: v.string(), text })) }) });

/**
 * @param origin of the shop, without a slash at its end
 * @param country where a cart goes of which nothing is known yet
 */
export function createPageCart(
  client: Client,
  query: Query,
  origin: string,
  country: string,
  fetcher: typeof fetch,
): PageCart {
  const pages = createPages(origin, fetcher);

  async function addOne(id: string, selection: CartSelection, options?: CallOptions): Promise<ApiResult<null>> {
    noteBegun();
    const answer = await pages.post(ADD, { product: id, qty: String(selection.qty), ...toFields(selection) }, options);
    if (!answer.ok) return answer;
    // An address to go back to is a refusal; a success has none.
    return answer.value.includes('"backUrl"') ? failed(await refusal(options)) : ok(null);
  }

  async function addByForm(selection: CartSelection, options?: CallOptions): Promise<ApiResult<null>> {
    const found = await query(productId, { sku: selection.sku }, options);
    if (!found.ok) return found;
    const product = found.value.products.items.find(({ sku }) => sku === selection.sku);
    if (product) return addOne(lastIdIn(product.uid), selection, options);
    return failed({ kind: 'invalid-response', issue: `products: expected ${selection.sku}, found none` });
  }

  async function refusal(options?: CallOptions): Promise<ApiError> {
    const answer = await askSections(client, MessagesSchema, 'messages', options);
    if (!answer.ok) return answer.error;
    const said = answer.value.messages.messages.find(({ type }) => type !== 'success');
    return { kind: 'refused', status: 200, code: said?.type ?? 'error', message: said?.text ?? '' };
  }

  return {
    async findId(options) {
      const id = idIn(globalThis);
      if (id) return ok(id);
      const page = await pages.read(CART_PAGE, options);
      return page.ok ? ok(/"quoteData":\{"entity_id":"(\w{32})"/.exec(page.value)?.[1] ?? null) : page;
    },

    async addFirst(selection, { addTo, read, renew }, options) {
      const kept = await pages.post(ESTIMATE, { country_id: country }, options);
      if (!kept.ok) return kept;
      const made = await renew(options);
      if (!made.ok) return made;
      if (made.value !== null) return addTo(made.value);
      const added = await addByForm(selection, options);
      if (!added.ok) return added;
      const renewed = await renew(options);
      return renewed.ok ? read(options) : renewed;
    },
  };
}

/** The id that the theme has put into a page of the cart or the checkout. */
function idIn(page: object): string | null {
  const { quoteData } = Object(Object(page).checkoutConfig) as { quoteData?: { entity_id?: unknown } };
  const id = quoteData?.entity_id;
  // A number is the id of a customer's cart, which no call takes.
  return typeof id === 'string' && id.length === 32 ? id : null;
}
