import type { Behaviour } from '../define';
import type { LiveMount } from '../Host';

export type Props = Record<string, unknown>;

/** Attaches a behaviour; the function returned hands it new properties, or attaches it anew where it takes none. */
export function attach(mount: LiveMount, behaviour: Behaviour, props: Props): (props: Props) => void {
  let attached = new AbortController();
  mount.signal.addEventListener('abort', () => attached.abort());
  let take = behaviour.attach(mount.element, props, attached.signal);
  return (changed) => {
    if (take) return take(changed);
    attached.abort();
    attached = new AbortController();
    take = behaviour.attach(mount.element, changed, attached.signal);
  };
}
