import type { AskedEvents, ShopEvents } from './ShopEvents';

export type { CartLine, MessageType, ShopEvents } from './ShopEvents';

/** What a listener may count on: a page script can dispatch an asked event with anything as its detail. */
type Received<Name extends keyof ShopEvents> = Name extends keyof AskedEvents ? unknown : ShopEvents[Name];

type Detail<Name extends keyof ShopEvents> = ShopEvents[Name] extends undefined ? [] : [detail: ShopEvents[Name]];

const latest = new Map<string, unknown>();
type Follower = (name: string, detail: unknown) => unknown;
const followers = new Map<Follower, AbortSignal>();

interface Sending {
  /** Where it starts, and bubbles from; the document when left out. */
  readonly target?: EventTarget;
  readonly cancelable?: boolean;
}

/** Dispatches `shop:<name>` and remembers its detail. @returns false where a listener has called `preventDefault()` */
export function send(name: string, detail: unknown, { target = document, cancelable = false }: Sending = {}): boolean {
  latest.set(name, detail);
  for (const [follower, { aborted }] of followers) if (!aborted) follower(name, detail);
  return target.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true, cancelable, detail }));
}

/** Notifies the whole page. A listener that throws is reported by the browser; the others are still called. */
export function emit<Name extends keyof ShopEvents>(name: Name, ...[detail]: Detail<Name>): void {
  send(name, detail);
}

/** The detail of the latest event of this name that Noest has sent on this page; undefined where there was none. */
export function last<Name extends keyof ShopEvents>(name: Name): ShopEvents[Name] | undefined;
export function last(name: string): unknown;
export function last(name: string): unknown {
  return latest.get(name);
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

/** Hears of every event that Noest sends until `signal` is aborted: for who wants many of them, without a listener for each. */
export function onSent(follower: Follower, signal: AbortSignal): void {
  for (const [other, { aborted }] of followers) if (aborted) followers.delete(other);
  followers.set(follower, signal);
}
