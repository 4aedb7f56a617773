import { cartWorth, categoryLevels, lineItem, worthOf } from '../../shared/analytics/model';
import type { Item } from '../../shared/analytics/schemas';
import { pageConfig } from '../../shared/config';
import type { ShopEvents } from '../../shared/events';
import { cart } from '../../shared/state/cart';
import type { Tell } from './tell';

/** What this page has put in the cart, or taken out of it. */
export function tellLine({ by, ...line }: ShopEvents['cart-line-changed'], tell: Tell): void {
  tell(by > 0 ? 'add_to_cart' : 'remove_from_cart', worthOfOne({ ...lineItem(line), quantity: Math.abs(by) }));
}

export function tellWish(wish: ShopEvents['wishlist-changed'], tell: Tell): void {
  const { sku, name, price, categories = [], isOn } = wish;
  const item: Item = {
    item_id: sku,
    item_name: name,
    ...categoryLevels(categories),
    ...(price === undefined ? {} : { price: price / 100 }),
  };
  tell(isOn ? 'add_to_wishlist' : 'remove_from_wishlist', worthOfOne(item));
}

export async function tellCheckout(tell: Tell): Promise<void> {
  // A page that has it in its markup told it already: that comes however late this part is.
  if (document.querySelector('script[data-analytics-event="begin_checkout"]')) return;
  const worth = await wholeCart();
  if (worth) tell('begin_checkout', worth);
}

export async function tellShipping(tier: string, tell: Tell): Promise<void> {
  const worth = await wholeCart();
  if (worth) tell('add_shipping_info', { ...worth, shipping_tier: tier });
}

export async function tellPayment(type: string, tell: Tell): Promise<void> {
  const worth = await wholeCart();
  if (worth) tell('add_payment_info', { ...worth, payment_type: type });
}

function worthOfOne(item: Item) {
  const items = [item];
  return { currency: pageConfig().currency, value: worthOf(items), items };
}

/** What the cart holds now; an event about an empty or unknown one would say nothing. */
async function wholeCart() {
  await cart.load();
  const totals = cart.totals.peek();
  if (!totals || totals.items.length === 0) return null;
  const { couponCode: coupon } = totals;
  return { currency: pageConfig().currency, ...cartWorth(totals), ...(coupon ? { coupon } : {}) };
}
