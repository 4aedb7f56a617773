import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import type { ServerNodes } from '../takeOver/ServerNodes';

/** The server's nodes of the widget that is being rendered; null outside one. */
export const ServerNodesContext = createContext<ServerNodes | null>(null);

/**
 * Shows the server's nodes marked `data-slot="name"`: the very nodes, moved, with their listeners, state and nested
 * parts. They return to their old container when the slot leaves, so that a failing widget finds its fallback whole.
 * Renders nothing where the markup has no such slot.
 */
export function Slot({ name }: { readonly name: string }) {
  const server = useContext(ServerNodesContext);
  const fill = useCallback((container: HTMLElement) => server?.show(name, container) ?? (() => {}), [server, name]);
  return server?.slots.has(name) ? <NodeHost fill={fill} /> : null;
}

/** Through the CSSOM, so a strict style-src allows it. */
const boxless = { display: 'contents' } as const;

/**
 * A wrapper that makes no box of its own, for nodes that are not React's. `fill` puts them in and returns what takes them
 * out again; keep it the same for as long as they are.
 */
export function NodeHost({ fill }: { readonly fill: (container: HTMLElement) => () => void }) {
  const container = useRef<HTMLElement>(null);
  useLayoutEffect(() => (container.current ? fill(container.current) : undefined), [fill]);
  return <noest-slot ref={container} style={boxless} />;
}
