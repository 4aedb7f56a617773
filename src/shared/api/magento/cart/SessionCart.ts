import * as v from 'valibot';
import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { Client } from '../../http/client';
import type { Query } from '../operation';
import { askSections } from '../askSections';
import { areSectionsOver, hasSession, sections, toSections } from '../sections';
import { customerCart } from './operations';
import type { PageCart } from './PageCart';

/** The cart that the pages of this shopper's session show; GraphQL knows it by its masked id. */
export interface SessionCart {
  /** The id; null where the shopper has no cart. */
  find(options?: CallOptions): Promise<ApiResult<string | null>>;
  /** The id as the shop has it now, where the one known before is no longer a cart of this shopper. */
  renew(options?: CallOptions): Promise<ApiResult<string | null>>;
}

const SectionsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((data) => toSections(data)),
);

export function createSessionCart(client: Client, page: PageCart, query: Query): SessionCart {
  /** Read from the cart page, for a theme whose section data has no id. */
  let idOfPage: string | null = null;

  function find(options?: CallOptions): Promise<ApiResult<string | null>> {
    // Of a cart whose owner is not known neither the id nor what it takes is certain; and a guest's takes additions after the
    // session has ended.
    const isUncertain = sections.current().isLoggedIn === null || areSectionsOver();
    return isUncertain && hasSession() ? renew(options) : findKnown(options);
  }

  async function findKnown(options?: CallOptions): Promise<ApiResult<string | null>> {
    const { cart, isLoggedIn } = sections.current();
    if (cart?.id) return ok(cart.id);
    if (isLoggedIn) return findOfCustomer(options);
    if (cart) return cart.id === null && cart.qty > 0 ? findOnPage(options) : ok(null);
    return hasSession() ? renew(options) : ok(null);
  }

  async function findOfCustomer(options?: CallOptions): Promise<ApiResult<string>> {
    const answer = await query(customerCart, {}, options);
    return answer.ok ? ok(answer.value.customerCart.id) : answer;
  }

  async function findOnPage(options?: CallOptions): Promise<ApiResult<string | null>> {
    if (idOfPage !== null) return ok(idOfPage);
    const found = await page.findId(options);
    if (found.ok) idOfPage = found.value;
    return found;
  }

  async function renew(options?: CallOptions): Promise<ApiResult<string | null>> {
    const answer = await askSections(client, SectionsSchema, 'cart,customer,wishlist', options);
    if (!answer.ok) return answer;
    idOfPage = null;
    sections.take({ ...answer.value, isLoggedIn: answer.value.isLoggedIn ?? false });
    if (answer.value.cart) return findKnown(options);
    return failed({ kind: 'invalid-response', issue: 'cart: expected the section, found undefined' });
  }

  return { find, renew };
}
