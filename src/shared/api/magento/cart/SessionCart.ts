import * as v from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { readCookie } from '../../../platform/storage';
import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { Client } from '../../http/client';
import type { Query } from '../query';
import type { Pages } from '../pages';
import { askSections } from '../askSections';
import { sections, toSections } from '../sections';
import { customerCart } from './operations';

/** The cart that the pages of this shopper's session show; GraphQL knows it by its masked id. */
export interface SessionCart {
  /** The id; null where the shopper has no cart. */
  find(options?: CallOptions): Promise<ApiResult<string | null>>;
  /** Gives the session of a guest a cart; null where its theme does not say the id of a cart without articles. */
  make(options?: CallOptions): Promise<ApiResult<string | null>>;
  /** The id as the shop has it now, where the one known before is no longer a cart of this shopper. */
  renew(options?: CallOptions): Promise<ApiResult<string | null>>;
}

const CART_PAGE = 'checkout/cart/';
/** Keeps its quote, and answers with a redirect: the one way of a stock Magento to give a session an empty cart. */
const ESTIMATE = 'checkout/cart/estimatePost/';

const SectionsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((data) => toSections(data)),
);

export function createSessionCart(
  client: Client,
  pages: Pages,
  query: Query,
  { defaultCountry }: Pick<PageConfig, 'defaultCountry'>,
): SessionCart {
  /** Read from the cart page, for a theme whose section data has no id. */
  let idOfPage: string | null = null;

  async function find(options?: CallOptions): Promise<ApiResult<string | null>> {
    const { cart, isLoggedIn } = sections.current();
    // Of a cart whose owner is not known neither the id nor what it takes is certain.
    if (isLoggedIn === null && hasSession()) return renew(options);
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
    idOfPage ??= idIn(globalThis);
    if (idOfPage !== null) return ok(idOfPage);
    const page = await pages.read(CART_PAGE, options);
    if (!page.ok) return page;
    idOfPage = /"quoteData":\{"entity_id":"(\w{32})"/.exec(page.value)?.[1] ?? null;
    return ok(idOfPage);
  }

  async function renew(options?: CallOptions): Promise<ApiResult<string | null>> {
    const answer = await askSections(client, SectionsSchema, 'cart,customer,wishlist', options);
    if (!answer.ok) return answer;
    idOfPage = null;
    sections.take({ ...answer.value, isLoggedIn: answer.value.isLoggedIn ?? false });
    if (answer.value.cart) return find(options);
    return failed({ kind: 'invalid-response', issue: 'cart: expected the section, found undefined' });
  }

  return {
    find,
    renew,
    async make(options) {
      const kept = await pages.post(ESTIMATE, { country_id: defaultCountry }, options);
      return kept.ok ? renew(options) : kept;
    },
  };
}

/** The theme loads section data as soon as the session has any. */
function hasSession(): boolean {
  return readCookie('private_content_version') !== null;
}

/** The id that the theme has put into a page of the cart or the checkout. */
function idIn(page: object): string | null {
  const { quoteData } = Object(Object(page).checkoutConfig) as { quoteData?: { entity_id?: unknown } };
  const id = quoteData?.entity_id;
  // A number is the id of a customer's cart, which no call takes.
  return typeof id === 'string' && id.length === 32 ? id : null;
}
