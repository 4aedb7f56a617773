import { exposedStores } from '../shared/platform/exposed';

/** As @preact/signals-core has it, which a page without stores does not load. */
interface Signal {
  peek(): unknown;
  subscribe(listener: () => void): () => void;
}

export interface NamedSignal {
  /** `cart.itemsQty`. */
  readonly name: string;
  readonly signal: Signal;
}

/** The signals of the stores that the page has so far. */
export function signalsOfPage(): NamedSignal[] {
  return [...exposedStores()].flatMap(([store, members]) =>
    Object.entries(members).flatMap(([name, member]: [string, unknown]) =>
      isSignal(member) ? [{ name: `${store}.${name}`, signal: member }] : [],
    ),
  );
}

function isSignal(value: unknown): value is Signal {
  const { peek, subscribe } = Object(value) as Partial<Record<keyof Signal, unknown>>;
  return typeof peek === 'function' && typeof subscribe === 'function';
}
