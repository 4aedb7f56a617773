import { useCallback, useContext } from 'react';
import { ServerNodesContext } from './context';
import { Place } from './Place';

/**
 * Shows the server's nodes marked `data-slot="name"`: the very nodes, moved, with their listeners, state and nested
 * parts. They return to their old place when the slot leaves, so that a failing widget finds its fallback whole.
 * Renders nothing where the markup has no such slot.
 */
export function Slot({ name }: { readonly name: string }) {
  const server = useContext(ServerNodesContext);
  const fill = useCallback((place: HTMLElement) => server?.show(name, place) ?? (() => {}), [server, name]);
  return server?.slots.has(name) ? <Place fill={fill} /> : null;
}
