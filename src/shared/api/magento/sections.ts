import { readCookie, readLocal } from '../../platform/storage';

/** What a theme of Magento keeps of the shopper in the browser: section data, as `customer/section/load` answers it. */
export interface Sections {
  /** Null where it has not been loaded yet. */
  readonly cart: CartSection | null;
  /** Null where it has not been loaded yet, or a theme has dropped it, or calls it old, to load it again. */
  readonly isLoggedIn: boolean | null;
  /** SKUs: all of them where the module Noest_Widgets tells them, else the three of Magento's sidebar. */
  readonly wishes: readonly string[];
}

interface CartSection {
  /** The masked id of the session's cart, empty where there is none; null where the theme does not ask for it, as Luma. */
  readonly id: string | null;
  readonly qty: number;
  /** Ids and quantities of the lines: differs from before where somebody has changed the cart. */
  readonly lines: string;
}

/** Where themes keep it in the browser. */
export const STORAGE = 'mage-cache-storage';

/** Whether the session has anything, as after a login: Magento sets this cookie then, and the theme loads section data. */
export function hasSession(): boolean {
  return readCookie('private_content_version') !== null;
}

/** Whether the shopper is a customer, or may be one whom the theme has not told of yet. */
export function mayBeCustomer(): boolean {
  return current.isLoggedIn ?? hasSession();
}

/** Whether the time for which the theme keeps it is over, which is as long as a session lasts. Luma writes it as JSON. */
export function areSectionsOver(): boolean {
  return Date.parse((readLocal('mage-cache-timeout') ?? '').replaceAll('"', '')) < Date.now();
}

/** Section data from anywhere; what is not of the expected shape counts as not loaded. */
export function toSections(data: unknown): Sections {
  const { cart, customer, wishlist } = Object(data) as Record<string, unknown>;
  return {
    cart: toCart(cart),
    isLoggedIn: customer === undefined ? null : Boolean(Object(customer).firstname),
    wishes: [
      ...listOf(Object(wishlist).items).map((item) => Object(item).product_sku),
      ...listOf(Object(wishlist).noest_skus),
    ].map(String),
  };
}

function toCart(cart: unknown): CartSection | null {
  const { summary_count: count, cartId, items } = Object(cart) as Record<string, unknown>;
  if (count === undefined) return null;
  return {
    id: typeof cartId === 'string' ? cartId : null,
    qty: Number(count) || 0,
    lines: linesOf(listOf(items).map((item) => [String(Object(item).item_id), Number(Object(item).qty)])),
  };
}

/** The lines of a cart in the form of `CartSection.lines`. */
export function linesOf(lines: readonly (readonly [id: string, qty: number])[]): string {
  return lines
    .map((line) => line.join(':'))
    .toSorted()
    .join();
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

let current = readStored();
const listeners = new Set<() => void>();

/** The section data of this page, as the latest that anybody has loaded. */
export const sections = {
  current: (): Sections => current,

  /** Takes what the shop has answered, or what follows from a change that the kit has made. */
  take(next: Sections): void {
    current = { ...next, isLoggedIn: next.isLoggedIn ?? current.isLoggedIn };
  },

  /** Calls `listener` after the theme or another tab has loaded section data, until `signal` aborts. */
  onLoad(listener: () => void, signal?: AbortSignal): void {
    listeners.add(listener);
    signal?.addEventListener('abort', () => listeners.delete(listener));
  },
};

function readStored(): Sections {
  const stored = toSections(readObject(STORAGE));
  const { customer: isOld } = readObject('mage-cache-storage-section-invalidation');
  return isOld ? { ...stored, isLoggedIn: null } : stored;
}

function readObject(name: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readLocal(name) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function takeLoaded(data: unknown): void {
  sections.take(toSections(data));
  for (const listener of listeners) listener();
}

const takeStored = (): void => {
  sections.take(readStored());
  for (const listener of listeners) listener();
};

// Hyvä.
addEventListener('private-content-loaded', (event) => takeLoaded(Object(Object(event).detail).data));
addEventListener('storage', ({ key }) => key === STORAGE && takeStored());
addEventListener('pageshow', ({ persisted }) => persisted && takeStored());
// Luma keeps a section in the storage before it calls who follows it.
withCustomerData((data) => {
  for (const name of ['cart', 'customer', 'wishlist']) data.get(name).subscribe(takeStored);
});

/** Makes the theme's own scripts load section data again after a change of this section; Hyvä's load all of them. */
export function reloadTheme(section: 'cart' | 'wishlist'): void {
  dispatchEvent(new CustomEvent('reload-customer-section-data'));
  withCustomerData((data) => void data.reload([section], true));
}

interface CustomerData {
  get(section: string): { subscribe(listener: () => void): void };
  reload(sections: readonly string[], isForced: boolean): unknown;
}

/** Luma's module, where the page has its loader. */
function withCustomerData(use: (data: CustomerData) => void): void {
  const load: unknown = Object(globalThis).require;
  if (typeof load === 'function') load(['Magento_Customer/js/customer-data'], use);
}
