import { useLayoutEffect, useRef, type DetailedHTMLProps, type HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'noest-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** Through the CSSOM, so a strict style-src allows it. */
const boxless = { display: 'contents' } as const;

/**
 * A wrapper that makes no box of its own, for nodes that are not React's. `fill` puts them in and returns what takes them
 * out again; keep it the same for as long as they are.
 */
export function Place({ fill }: { readonly fill: (place: HTMLElement) => () => void }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => (place.current ? fill(place.current) : undefined), [fill]);
  return <noest-slot ref={place} style={boxless} />;
}
