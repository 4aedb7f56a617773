import { cartWorth, categoryLevels, lineItem, worthOf } from '../../layer/model';
import type { Item } from '../../layer/schemas';
import { pageConfig } from '../../../../shared/platform/config';
import type { ShopEvents } from '../../../../shared/platform/events';
import { cart } from '../../../cart';
import type { PushEvent } from './events';

/** A quantity that this page has added to the cart or removed from it. */
export function pushCartLine({ by, ...line }: ShopEvents['cart-line-changed'], push: PushEvent): void {
  push(by > 0 ? 'add_to_cart' : 'remove_from_cart', worthOfOne({ ...lineItem(line), quantity: Math.abs(by) }));
}

export function pushWish(wish: ShopEvents['wishlist-changed'], push: PushEvent): void {
  const { sku, name, price, categories = [], isOn } = wish;
  const item: Item = {
    item_id: sku,
    item_name: name,
    ...categoryLevels(categories),
    ...(price === undefined ? {} : { price: price / 100 }),
  };
  push(isOn ? 'add_to_wishlist' : 'remove_from_wishlist', worthOfOne(item));
}

export async function pushCheckout(push: PushEvent): Promise<void> {
  // Pushed from the markup, however late this part mounts (analytics rule 20).
  if (document.querySelector('script[data-analytics-event="begin_checkout"]')) return;
  const worth = await wholeCart();
  if (worth) push('begin_checkout', worth);
}

export async function pushShipping(tier: string, push: PushEvent): Promise<void> {
  const worth = await wholeCart();
  if (worth) push('add_shipping_info', { ...worth, shipping_tier: tier });
}

export async function pushPayment(type: string, push: PushEvent): Promise<void> {
  const worth = await wholeCart();
  if (worth) push('add_payment_info', { ...worth, payment_type: type });
}

function worthOfOne(item: Item) {
  const items = [item];
  return { currency: pageConfig().currency, value: worthOf(items), items };
}

/** The items and value of the cart as it is now; null where it is empty or can't be loaded. */
async function wholeCart() {
  await cart.load();
  const totals = cart.totals.peek();
  if (!totals || totals.items.length === 0) return null;
  const { couponCode: coupon } = totals;
  return { currency: pageConfig().currency, ...cartWorth(totals), ...(coupon ? { coupon } : {}) };
}
