/**
 * The only part of the API that the entry may import: it knows no back end. What a back end can do is known before its code is
 * loaded, so that a part which needs a capability is not kept waiting for it.
 */

let offered: (() => ReadonlySet<string>) | undefined;

/** Says where to look; `offered.ts` does, which every part that asks the shop has loaded, and every behaviour with a capability. */
export function offerCapabilities(read: () => ReadonlySet<string>): void {
  offered = read;
}

/** The first of these capabilities that the shop behind this page lacks. */
export function missingCapability(capabilities: readonly string[]): string | undefined {
  const known = offered?.();
  return known && capabilities.find((capability) => !known.has(capability));
}
