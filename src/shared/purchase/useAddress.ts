import { useEffect, useRef } from 'react';

/** What the page's address asked for when the box came to life. */
export function pageParams(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/**
 * Keeps a choice in the address, so that it can be shared, kept and reloaded. Replaced, not pushed: Back leaves the page,
 * as it did before the choice.
 */
export function useAddress<Choice>(
  choice: Choice,
  write: (choice: Choice, params: URLSearchParams) => URLSearchParams,
): void {
  const written = useRef(choice);
  useEffect(() => {
    if (written.current === choice) return;
    written.current = choice;
    const query = write(choice, pageParams()).toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  }, [choice, write]);
}
