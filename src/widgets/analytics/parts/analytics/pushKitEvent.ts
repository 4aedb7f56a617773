import type { ShopEvents } from '../../../../shared/platform/events';
import type { Layer } from '../../layer/createLayer';
import { pushStep, type PushEvent } from './events';
import type part from './part';

interface Pushing {
  readonly layer: Layer;
  readonly push: PushEvent;
}

/** The events of the kit that are measured. */
export type KitEvent = keyof typeof PUSHES;

type Push<Name extends keyof ShopEvents> = (detail: ShopEvents[Name], to: Pushing) => unknown;

/** All that the declaration names, without those that become nothing in the layer. */
type Measured = Exclude<keyof typeof part.events.in, 'set-consent' | 'listing-changed'>;

// What tells of the whole cart brings the code of the cart.
const ofCart = () => import('./bus');

/** What the events of the kit are in the layer (analytics rules 7, 20 and 21). */
const PUSHES = {
  'cart-line-changed': async (line, { push }) => (await ofCart()).pushCartLine(line, push),
  'wishlist-changed': async (wish, { push }) => (await ofCart()).pushWish(wish, push),
  'checkout-started': async (_, { push }) => (await ofCart()).pushCheckout(push),
  'shipping-chosen': async ({ tier }, { push }) => (await ofCart()).pushShipping(tier, push),
  'payment-chosen': async ({ type }, { push }) => (await ofCart()).pushPayment(type, push),
  'delivery-promised': ({ country }, { layer }) => pushStep(layer, 'delivery_promise', { country }),
  'cutting-list-planned': ({ sku, pieces }, { layer }) => pushStep(layer, 'cutting_list', { item_id: sku, pieces }),
  'job-calculated': (calculated, { layer }) => pushStep(layer, 'job_calculation', calculated),
  'list-added': (outcome, { layer }) => pushStep(layer, 'quick_order', outcome),
  'compare-added': ({ sku }, { layer }) => pushStep(layer, 'add_to_compare', { item_id: sku }),
} as const satisfies { readonly [Name in Measured]: Push<Name> };

/** Pushes what an event of the kit tells. */
export function pushKitEvent<Name extends KitEvent>(name: Name, detail: ShopEvents[Name], to: Pushing): unknown {
  return (PUSHES[name] as Push<Name>)(detail, to);
}
