import type { Customer } from '../config';

/**
 * What open tabs of one shop send each other. One channel a page, so that a tab never receives its own messages.
 */
export interface TabMessages {
  'cart-changed': null;
  'price-view': string;
  customer: Customer;
}

type Listener = (detail: unknown) => void;

const listeners = new Map<keyof TabMessages, Listener>();
let channel: BroadcastChannel | null = null;

/** Notifies the other tabs; without BroadcastChannel they find out when they are shown again. */
export function tellTabs<Name extends keyof TabMessages>(name: Name, detail: TabMessages[Name]): void {
  open();
  channel?.postMessage({ name, detail });
}

/** Listens to the other tabs. One owner a message; the detail comes from a page of any age, so the owner checks it. */
export function onTabs(name: keyof TabMessages, listener: Listener): void {
  listeners.set(name, listener);
  open();
}

function open(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  try {
    channel = new BroadcastChannel('noest');
  } catch {
    return; // A page without an origin of its own has no other tabs.
  }
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<{ name?: keyof TabMessages; detail?: unknown } | null>) => {
      if (data?.name) listeners.get(data.name)?.(data.detail);
    },
  );
}

// An open channel keeps a page out of the back/forward cache in some browsers.
addEventListener('pagehide', () => {
  channel?.close();
  channel = null;
});
addEventListener('pageshow', (event) => {
  if (event.persisted && listeners.size > 0) open();
});
