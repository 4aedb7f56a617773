const stores = new Map<string, object>();

/** Shows the inspector a store, whose signals it follows. The latest of a name counts. */
export function expose(name: string, store: object): void {
  stores.set(name, store);
}

/** The stores of this page so far, by name. */
export function exposedStores(): ReadonlyMap<string, object> {
  return stores;
}
