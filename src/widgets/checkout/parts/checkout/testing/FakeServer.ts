import { failed, ok } from '../../../../../shared/api/result';
import type { ApiResult, NewOrder, PlacedOrder, ShippingMethod, Totals } from '../../../../../shared/api';
import { toCents } from '../../../../../shared/money';

interface FakeOrder extends PlacedOrder {
  /** Which filling of the cart it was made of. */
  readonly filling: number;
  readonly isPaid: boolean;
  isCanceled: boolean;
}

export const PROVIDER = 'pay_';

const METHODS = [`${PROVIDER}ideal`, `${PROVIDER}card`, 'giftcard'].map((code) => ({
  code,
  title: code,
  subtitle: '',
  tooltip: '',
}));

const shippingMethod = (carrierCode: string, codes: readonly string[]): ShippingMethod => ({
  carrierCode,
  methodCode: 'x',
  title: carrierCode,
  price: { inclTax: toCents(0), exclTax: toCents(0) },
  deliveryOptions: codes.map((code) => ({ code, label: code })),
  comment: '',
  split: null,
});

const refused = (code: string): ApiResult<never> =>
  failed({ kind: 'refused', status: 409, code, message: `Nee: ${code}` });

/** A correct shop: one cart, one order per key, and an empty cart after an order. */
export class FakeServer {
  readonly orders = new Map<string, FakeOrder>();
  #filling = 1;
  #isEmpty = false;

  /** The shopper fills the cart again. */
  fill(): void {
    if (!this.#isEmpty) return;
    this.#filling += 1;
    this.#isEmpty = false;
  }

  answer(call: string, [first, second]: readonly unknown[]): ApiResult<unknown> {
    switch (call) {
      case 'isEmailAvailable':
        return ok(first !== 'known@example.com');
      case 'collectShippingMethods':
        return this.#isEmpty ? refused('empty') : ok([shippingMethod('a', ['mo', 'tu']), shippingMethod('b', [])]);
      case 'collectPaymentMethods':
        return this.#isEmpty
          ? refused('empty')
          : ok({ methods: METHODS, giftcardName: '', approval: null, projects: [], totals: this.#totals() });
      case 'setPaymentInformation':
        return ok(null);
      case 'placeOrder':
        return this.#place(first as NewOrder, second as string);
      case 'orderOfKey':
        return ok(this.#live(first as string));
      case 'redirectPay':
        return ok(`/betaal/${String(first)}`);
      case 'restoreQuote':
        this.#restore();
        return ok(null);
      default:
        return ok(this.#totals());
    }
  }

  /** The fillings of the cart from which more than one valid order was made. */
  doubles(): number[] {
    const fillings = [...this.orders.values()].filter(({ isCanceled }) => !isCanceled).map(({ filling }) => filling);
    return fillings.filter((filling, index) => fillings.indexOf(filling) !== index);
  }

  #place({ payment: { code } }: NewOrder, key: string): ApiResult<PlacedOrder> {
    const known = this.orders.get(key);
    if (known) return known.isCanceled ? refused('key_used') : ok(known);
    if (this.#isEmpty) return refused('empty');
    const id = String(this.orders.size + 1);
    const isPaid = !code.startsWith(PROVIDER);
    const order = {
      quoteId: id,
      incrementId: id,
      requiredRedirect: null,
      filling: this.#filling,
      isPaid,
      isCanceled: false,
    };
    this.orders.set(key, order);
    this.#isEmpty = true;
    return ok(order);
  }

  #live(key: string): PlacedOrder | null {
    const order = this.orders.get(key);
    return order && !order.isCanceled ? order : null;
  }

  /** Cancels the last order if it is unpaid and the cart is empty, and restores its cart. */
  #restore(): void {
    const last = [...this.orders.values()].at(-1);
    if (!last || last.isPaid || last.isCanceled || !this.#isEmpty) return;
    last.isCanceled = true;
    this.#isEmpty = false;
    this.#filling = last.filling;
  }

  #totals(): Totals {
    return { itemsQty: this.#isEmpty ? 0 : 1, validStock: true, grandTotal: toCents(100) } as Totals;
  }
}
