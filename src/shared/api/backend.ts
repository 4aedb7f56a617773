import { isElsewhere, pageConfig, shopAddress, type PageConfig } from '../platform/config';
import { readCookie } from '../platform/storage';
import type { ListingProduct } from './model';

/** A form that a part writes as a server would print it; the browser sends it where no code does. */
export interface PrintedForm {
  readonly method: 'get' | 'post';
  readonly action: string;
  /** Its hidden fields by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What parts know of the shop behind a page before the code of its calls is there (shared rule 42). */
export interface BackEnd {
  /** The page of search results, and the parameter that its address has the words under. */
  readonly searchPage: string;
  readonly searchParameter: string;
  /** The numbers of products on a page to choose from, and the one that holds without a choice. */
  readonly pageSizes: readonly number[];
  readonly defaultPageSize: number;
  /** Carriers whose ways to deliver no shopper chooses. */
  readonly unlistedCarriers: readonly string[];
  /** The way to deliver that a cart has while a quotation is asked for; null where that is settled when it is ordered. */
  readonly quotationDelivery: { readonly carrierCode: string; readonly methodCode: string } | null;
  /** The fields of the form that orders a listing without scripts. */
  readonly listingFields: { readonly sort: string; readonly size: string };
  /** Whether a shopper chooses the day of delivery, or collects; so the product page promises it. */
  readonly choosesDelivery: boolean;
  /** Whether the shop has to be asked what it wants of an address in a country. */
  readonly hasAddressForms: boolean;
  /** By what the shop is asked for a product. */
  readonly productKey: 'id' | 'sku';
  /** What a posted form proves with that a page of this shop has sent it. */
  formToken(): { readonly name: string; readonly value: string };
  /** Puts one of a product in the cart, or leads to where that can be done. */
  cartForm(product: Pick<ListingProduct, 'sku' | 'productId' | 'url'>): PrintedForm;
  /** Changes whether a product is on the wish list, or leads to where that can be done. */
  wishForm(product: Pick<ListingProduct, 'sku' | 'productId'>, isWished: boolean): PrintedForm;
}

/**
 * A Magento form takes the product's number; where that is not known the form leads to a page instead. So does every form on a
 * page of another origin, which has no token of the shop.
 */
export const BACK_ENDS: Readonly<Record<PageConfig['backend'], BackEnd>> = {
  storefront: {
    searchPage: '/search',
    searchParameter: 'query',
    pageSizes: [12, 24, 48, 96],
    defaultPageSize: 24,
    unlistedCarriers: ['freeshipping'],
    quotationDelivery: { carrierCode: 'freeshipping', methodCode: 'freeshipping' },
    listingFields: { sort: 'sort', size: 'page_size' },
    choosesDelivery: true,
    hasAddressForms: false,
    productKey: 'id',
    formToken: () => ({ name: '_token', value: pageConfig().csrfToken }),
    cartForm: ({ sku, url }) =>
      isElsewhere()
        ? leadTo(url)
        : { method: 'post', action: '/checkout/cart/add', fields: { _token: pageConfig().csrfToken, sku } },
    wishForm: ({ sku }, isWished) =>
      isElsewhere()
        ? leadTo('/wishlist')
        : {
            method: 'post',
            action: isWished ? '/wishlist/remove' : '/wishlist/add',
            fields: { _token: pageConfig().csrfToken, return_to: `${location.pathname}${location.search}`, sku },
          },
  },
  magento: {
    searchPage: '/catalogsearch/result/',
    searchParameter: 'q',
    pageSizes: [12, 24, 36],
    defaultPageSize: 12,
    unlistedCarriers: [],
    quotationDelivery: null,
    listingFields: { sort: 'product_list_order', size: 'product_list_limit' },
    choosesDelivery: false,
    hasAddressForms: true,
    productKey: 'sku',
    formToken: () => ({ name: 'form_key', value: readCookie('form_key') ?? '' }),
    cartForm: ({ productId, url }) =>
      productId && !isElsewhere() ? magentoForm('/checkout/cart/add/', productId) : leadTo(url),
    // It takes off by the number of the entry, which its page knows.
    wishForm: ({ productId }, isWished) =>
      productId && !isWished && !isElsewhere() ? magentoForm('/wishlist/index/add/', productId) : leadTo('/wishlist/'),
  },
};

/** A form whose button leads to a page of the shop. */
function leadTo(path: string): PrintedForm {
  return { method: 'get', action: shopAddress(path), fields: {} };
}

function magentoForm(action: string, productId: string): PrintedForm {
  return {
    method: 'post',
    action: shopAddress(action),
    fields: { form_key: readCookie('form_key') ?? '', product: productId },
  };
}

/** The back end that the page's configuration names. */
export function backEnd(): BackEnd {
  return BACK_ENDS[pageConfig().backend];
}
