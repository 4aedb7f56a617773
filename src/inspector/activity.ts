import type { Actions } from '../public/actions/Actions';

/** Something that the kit or a script of the page has done. */
export interface Activity {
  readonly kind: 'event' | 'action';
  /** `cart-changed`, `cart.add`. */
  readonly name: string;
  /** On the clock of `performance.now()`. */
  readonly at: number;
  /** The detail of an event, the request of an action. */
  readonly detail: unknown;
  /** What the action's promise became. */
  readonly outcome?: unknown;
}

const PREFIX = 'shop:';
const GROUPS = ['cart', 'customer', 'listing', 'prices'] as const;

type Action = (...request: unknown[]) => Promise<unknown>;

/** Tells of every event of the bus, whoever dispatches it, and of every action, once it is called and once it has ended. */
export function followActivity(noest: Actions, happened: (activity: Activity) => void): void {
  // A listener needs a name, and a page's own parts have events of their own.
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (this: EventTarget, event) {
    if (event.type.startsWith(PREFIX)) {
      const { detail } = event as CustomEvent<unknown>;
      happened({ kind: 'event', name: event.type.slice(PREFIX.length), at: performance.now(), detail });
    }
    return dispatchEvent.call(this, event);
  };
  for (const group of GROUPS) {
    const actions = noest[group] as Record<string, Action>;
    for (const [name, action] of Object.entries(actions)) {
      actions[name] = async (...request) => {
        const activity: Activity = {
          kind: 'action',
          name: `${group}.${name}`,
          at: performance.now(),
          detail: request[0],
        };
        happened(activity);
        try {
          const outcome = await action(...request);
          happened({ ...activity, at: performance.now(), outcome });
          return outcome;
        } catch (error) {
          happened({ ...activity, at: performance.now(), outcome: error });
          throw error;
        }
      };
    }
  }
}
