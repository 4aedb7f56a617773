/**
 * What a table has under a name that somebody else wrote: a template, a script of the page, the shop. Every object answers to
 * `constructor` and `toString` too; no table means that.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
