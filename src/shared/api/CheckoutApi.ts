import type {
  Address,
  AddressForm,
  AppliedCoupon,
  PaymentInformation,
  PaymentMethods,
  NewOrder,
  PlacedOrder,
  PostcodeAddress,
  ShippingInformation,
  ShippingMethod,
  Totals,
} from './model';
import type { ApiResult, CallOptions } from './result';

/** The calls of the checkout (shared rule 24). Amounts are cents. */
export interface CheckoutApi {
  /** Whether no account has this e-mail. The caller takes a failure as false: it only ever offers a login. */
  isEmailAvailable(email: string, options?: CallOptions): Promise<ApiResult<boolean>>;

  /**
   * The address at a Dutch postcode (1234AB) and house number; null where there is none (checkout rule 24).
   * Any other failure is an error, which the form does not report as a wrong address.
   */
  lookUpPostcode(
    postcode: string,
    houseNumber: string,
    options?: CallOptions,
  ): Promise<ApiResult<PostcodeAddress | null>>;

  /** What the shop asks of an address in a country (two letters) beyond what every address has. */
  addressForm(country: string, options?: CallOptions): Promise<ApiResult<AddressForm>>;

  /** The ways to deliver there, in the order to show; those of an unlisted carrier of the back end among them. */
  collectShippingMethods(address: Address, options?: CallOptions): Promise<ApiResult<readonly ShippingMethod[]>>;

  /** Sends where the order goes and how, and asks how it can be paid; the totals count shipping in. */
  collectPaymentMethods(information: ShippingInformation, options?: CallOptions): Promise<ApiResult<PaymentMethods>>;

  /** Sends the chosen payment method. Ask for the totals after it: they may have changed. */
  setPaymentInformation(information: PaymentInformation, options?: CallOptions): Promise<ApiResult<null>>;

  /**
   * Places the order of this cart, within 60 s. `key` is new for each intention to order and the same for each try at it:
   * sent twice, it makes one order. After `network`, `timeout`, `aborted`, `status` or `invalid-response` ask `orderOfKey` what
   * became of it. A refusal is the shop's own words, and nothing was ordered.
   */
  placeOrder(order: NewOrder, key: string, options?: CallOptions): Promise<ApiResult<PlacedOrder>>;

  /** What became of a key: its order, or null where none was made, so that the same key may be sent again. */
  orderOfKey(key: string, options?: CallOptions): Promise<ApiResult<PlacedOrder | null>>;

  /** Where to pay the order of a quote: an address in this shop or of an origin that the page allows. */
  redirectPay(quoteId: string, options?: CallOptions): Promise<ApiResult<string>>;

  /** Makes the cart of an order that was not paid this shopper's cart again; ask for the totals after it. */
  restoreQuote(options?: CallOptions): Promise<ApiResult<null>>;

  /** The codes that count for this cart; at most one. */
  coupons(options?: CallOptions): Promise<ApiResult<readonly string[]>>;

  /** A discount code or gift voucher; one that does not count is refused in words for the shopper. */
  applyCoupon(code: string, options?: CallOptions): Promise<ApiResult<AppliedCoupon>>;

  removeCoupon(options?: CallOptions): Promise<ApiResult<Totals>>;

  /**
   * Asks for the quotation of this cart: answers where to go. `key` as for an order: sent twice, it makes one. Needs the
   * capability `quotation`.
   */
  completeOffer(customerNote: string, key: string, options?: CallOptions): Promise<ApiResult<string>>;
}
