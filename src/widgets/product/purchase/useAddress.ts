import { useEffect, useRef } from 'react';
import { pageParams } from './address';

/**
 * Product rule 23: keeps a choice in the address, so that it can be shared, bookmarked and reloaded. Replaced, not pushed:
 * Back leaves the page.
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
