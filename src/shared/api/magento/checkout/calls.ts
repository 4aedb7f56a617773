import { readSession, writeSession } from '../../../platform/storage';
import { missingCapability } from '../../capabilities';
import type { CheckoutApi } from '../../CheckoutApi';
import { failed, ok, type ApiError, type ApiResult, type CallOptions } from '../../result';
import type { OrderLabels, PaymentInformation, PlacedOrder, ShippingInformation } from '../../model';
import type { SessionCart } from '../cart/SessionCart';
import { redirectGuard, type RedirectConfig } from '../../http/redirectGuard';
import type { Query } from '../operation';
import { sections } from '../sections';
import { toAddressInput } from './address';
import { forgetCart } from './forgetCart';
import * as operations from './operations';

/** What a Magento has a call for; those of the lookup and of a quotation come with the module. */
export type CheckoutCalls = Omit<
  CheckoutApi,
  'coupons' | 'applyCoupon' | 'removeCoupon' | 'redirectPay' | 'restoreQuote'
>;

/** The calls of the checkout (shared rule 24). */
export function checkoutCalls(query: Query, session: SessionCart, config: RedirectConfig): CheckoutCalls {
  const guarded = redirectGuard(config);

  async function withCart<T>(
    call: (cart: string) => Promise<ApiResult<T>>,
    options?: CallOptions,
  ): Promise<ApiResult<T>> {
    const found = await session.find(options);
    if (!found.ok) return found;
    return found.value === null ? failed(NO_CART) : call(found.value);
  }

  return {
    async isEmailAvailable(email, options) {
      const answer = await query(operations.emailAvailable, { email }, options);
      return answer.ok ? ok(answer.value.isEmailAvailable.is_email_available) : answer;
    },

    async lookUpPostcode(postcode, houseNumber, options) {
      const answer = await query(operations.noestPostcode, { postcode, houseNumber }, options);
      if (!answer.ok) return answer;
      const found = answer.value.noestPostcode;
      return ok(found && { ...found, postcode, houseNumber, addition: '' });
    },

    async addressForm(country, options) {
      const answer = await query(operations.addressForm, { country }, options);
      if (!answer.ok) return answer;
      const { country: found, storeConfig: settings, customAttributeMetadataV2: attributes } = answer.value;
      return ok({
        isRegionRequired: settings.countries_with_required_region.split(',').includes(country),
        regions: found.available_regions,
        streetLines: attributes?.items[0]?.multiline_count ?? 1,
      });
    },

    collectShippingMethods: (address, options) =>
      withCart(async (cart) => {
        const shipping = toAddressInput(address);
        const answer = await query(operations.shippingMethods, { cart, shipping }, options);
        if (!answer.ok) return answer;
        const [delivered] = answer.value.setShippingAddressesOnCart.cart.shipping_addresses;
        const methods = (delivered?.available_shipping_methods ?? []).filter((method) => method.available);
        return ok(
          methods.map((method) => ({
            carrierCode: method.carrier_code,
            methodCode: method.method_code,
            title: [method.carrier_title, method.method_title].filter(Boolean).join(' – '),
            // One price for both views: no page of Magento has both yet.
            price: { inclTax: method.price_incl_tax, exclTax: method.price_incl_tax },
            deliveryOptions: [],
            comment: '',
            split: null,
          })),
        );
      }, options),

    collectPaymentMethods: (information, options) =>
      withCart(async (cart) => {
        const answer = await query(operations.paymentMethods, { cart, ...delivery(information) }, options);
        if (!answer.ok) return answer;
        const { methods, totals } = answer.value.setBillingAddressOnCart.cart;
        const offered = missingCapability(['quotation']) ? methods : [...methods, { code: QUOTATION, title: '' }];
        return ok({
          methods: offered.map(({ code, title }) => ({ code, title, subtitle: '', tooltip: '' })),
          giftcardName: '',
          approval: null,
          projects: [],
          totals,
        });
      }, options),

    setPaymentInformation: ({ email, payment, billingAddress }, options) =>
      withCart(async (cart) => {
        const billing = toAddressInput(billingAddress);
        const variables = { cart, billing, email, isGuest: isGuest() };
        const answer =
          payment.code === QUOTATION
            ? await query(operations.setPayer, variables, options)
            : await query(operations.setPayment, { ...variables, code: payment.code }, options);
        return answer.ok ? ok(null) : answer;
      }, options),

    completeOffer: (customerNote, key, options) =>
      withCart((cart) => requestQuotation(cart, customerNote, key, options), options),

    placeOrder: (order, key, options) =>
      withCart(async (cart) => {
        const { email, payment } = order;
        if (payment.code === QUOTATION) {
          const requested = await requestQuotation(cart, '', key, options);
          return requested.ok ? ok({ ...orderOf(), requiredRedirect: requested.value }) : requested;
        }
        const variables = { cart, ...delivery(order), email, isGuest: isGuest(), code: payment.code };
        const prepared = await query(operations.prepareOrder, variables, options);
        if (!prepared.ok) return failed(notOrdered(prepared.error));
        const kept = await keepBusinessNumbers(cart, order, options);
        if (!kept.ok) return failed(notOrdered(kept.error));
        writeSession(keyOf(key), cart);
        const placed = await place(cart, key, order.labels, options);
        if (!placed.ok) return placed;
        // The newsletter is no reason to say that an order failed; the console has what went wrong.
        if (order.newsletter) void query(operations.subscribe, { email });
        forgetCart();
        return placed;
      }, options),

    async orderOfKey(key, options) {
      const cart = readSession(keyOf(key));
      return cart === null && !keepsKeys() ? ok(null) : findOrder(cart ?? '', key, options);
    },
  };

  /** Shared rule 62: of what the checkout has sent before. The cart stays. */
  async function requestQuotation(
    cart: string,
    note: string,
    key: string,
    options?: CallOptions,
  ): Promise<ApiResult<string>> {
    const answer = await query(operations.requestQuotation, { cart, key, note }, options);
    return answer.ok ? guarded(answer.value.requestNoestQuotation.url) : answer;
  }

  /** Shared rule 56. Only a Magento with the module has a place for them. */
  async function keepBusinessNumbers(
    cart: string,
    { payment, billingAddress }: PaymentInformation,
    options?: CallOptions,
  ): Promise<ApiResult<unknown>> {
    const cocNumber = payment.cocNumber || billingAddress.cocNumber;
    const { vatId } = payment;
    if ((!cocNumber && !vatId) || missingCapability(['business-numbers'])) return ok(null);
    return query(operations.businessNumbers, { cart, cocNumber, vatId }, options);
  }

  async function place(
    cart: string,
    key: string,
    { reference, projectName }: OrderLabels,
    options?: CallOptions,
  ): Promise<ApiResult<PlacedOrder>> {
    const labels = { reference: reference || null, project: projectName || null };
    const answer = keepsKeys()
      ? await query(operations.placeKeyedOrder, { cart, key, ...labels }, options)
      : await query(operations.placeOrder, { cart }, options);
    const refused = refusalOf(answer);
    if (!refused) return answer.ok ? ok(orderOf(answer.value.placeOrder.order?.order_number)) : answer;
    // Of two tries at once one is refused although the order was made.
    const made = await findOrder(cart, key, options);
    return made.ok && made.value ? ok(made.value) : failed(refused);
  }

  /**
   * The order that was made of a cart with a key. Only a Magento with the module keeps keys (shared rule 59); of another the cart
   * is no cart any more once it has become an order.
   */
  async function findOrder(cart: string, key: string, options?: CallOptions): Promise<ApiResult<PlacedOrder | null>> {
    if (keepsKeys()) {
      const found = await query(operations.orderOfKey, { key }, options);
      return found.ok ? ok(found.value.noestOrder && orderOf(found.value.noestOrder.order_number)) : found;
    }
    const answer = await query(operations.cartExists, { cart }, options);
    if (answer.ok) return ok(null);
    const isOrdered = answer.error.kind === 'refused' && answer.error.code === 'graphql-no-such-entity';
    return isOrdered ? ok(orderOf()) : answer;
  }
}

/** The payment method that asks for a quotation; no Magento has it (checkout rule 53). */
const QUOTATION = 'quotation';

const NO_CART: ApiError = { kind: 'status', status: 404 };

/**
 * Where address, delivery or payment did not come through nothing was ordered: a refusal, without words of the shop's. A lost session
 * stays one, as does what was broken off.
 */
function notOrdered(error: ApiError): ApiError {
  const isLostSession = error.kind === 'status' && (error.status === 401 || error.status === 403);
  const isTold = error.kind === 'refused' || error.kind === 'aborted' || isLostSession;
  return isTold ? error : { kind: 'refused', status: 424, code: 'not-prepared', message: '' };
}

function delivery({ shippingAddress, billingAddress, shipping }: ShippingInformation) {
  return {
    billing: toAddressInput(billingAddress),
    isDelivered: shipping !== null,
    shipping: shipping && toAddressInput(shippingAddress),
    isChosen: Boolean(shipping?.carrierCode),
    carrier: shipping?.carrierCode ?? '',
    method: shipping?.methodCode ?? '',
  };
}

function keepsKeys(): boolean {
  return !missingCapability(['order-keys']);
}

function isGuest(): boolean {
  return !sections.current().isLoggedIn;
}

/** Why no order was made: from 2.4.7 on within the answer, before that in place of it. */
function refusalOf(
  answer: ApiResult<{ placeOrder: { errors: readonly { code: string; message: string }[] } }>,
): ApiError | null {
  if (!answer.ok) return answer.error.kind === 'refused' ? answer.error : null;
  const [error] = answer.value.placeOrder.errors;
  return error ? { kind: 'refused', status: 200, ...error } : null;
}

/** Without its number where only the cart says that there is an order: Magento's success page shows it. */
function orderOf(incrementId = ''): PlacedOrder {
  return { quoteId: '', incrementId, requiredRedirect: null };
}

function keyOf(key: string): string {
  return `order-cart-${key}`;
}
