import type { AskedEvents, ShopEvents } from './ShopEvents';

export type { CartLine, MessageType, ShopEvents } from './ShopEvents';

/** What a listener may count on: a page script can dispatch an asked event with anything as its detail. */
type Received<Name extends keyof ShopEvents> = Name extends keyof AskedEvents ? unknown : ShopEvents[Name];

type Detail<Name extends keyof ShopEvents> = ShopEvents[Name] extends undefined ? [] : [detail: ShopEvents[Name]];

/** Notifies the whole page. A listener that throws is reported by the browser; the others are still called. */
export function emit<Name extends keyof ShopEvents>(name: Name, ...[detail]: Detail<Name>): void {
  document.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }));
}

/** Listens on the page's bus until `signal` is aborted. */
export function on<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: Received<Name>) => void,
  options?: { readonly signal?: AbortSignal; readonly once?: boolean },
): void {
  document.addEventListener(
    `shop:${name}`,
    (event) => listener((event as CustomEvent<Received<Name>>).detail),
    options,
  );
}
