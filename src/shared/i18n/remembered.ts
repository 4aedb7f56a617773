/** What was made under this key, or else is made now: to make a formatter of `Intl` takes many times as long as to use it. */
export function remembered<T>(store: Map<string, T>, key: string, make: () => T): T {
  const known = store.get(key) ?? make();
  store.set(key, known);
  return known;
}
