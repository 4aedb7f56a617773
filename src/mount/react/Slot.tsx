import { createElement, useContext, useLayoutEffect, useRef } from 'react';
import { ServerNodesContext } from './context';

/** A wrapper that makes no box of its own. Through the CSSOM, so a strict style-src allows it. */
const boxless = { display: 'contents' } as const;

/**
 * Shows the server's nodes marked `data-slot="name"`: the very nodes, moved, with their listeners, state and nested
 * parts. They return to their old place when the slot leaves, so that a failing widget finds its fallback whole.
 * Renders nothing where the markup has no such slot.
 */
export function Slot({ name }: { readonly name: string }) {
  const server = useContext(ServerNodesContext);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return element && server ? server.show(name, element) : undefined;
  }, [server, name]);
  return server?.slots.has(name) ? createElement('noest-slot', { ref: place, style: boxless }) : null;
}
