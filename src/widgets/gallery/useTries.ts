import { useEffect, useRef, useState } from 'react';

/** Specification 9: lazy images are tried three times. */
const TRIES = 3;
const FIRST_PAUSE_MS = 500;

/**
 * Tries to load a picture again: `attempt` changes where a new element is to ask for it, after a pause that doubles.
 * @param giveUp called when the last try has failed
 */
export function useTries(giveUp: () => void) {
  const [attempt, setAttempt] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function failed(): void {
    if (attempt >= TRIES) return giveUp();
    timer.current = setTimeout(() => setAttempt(attempt + 1), FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }

  return { attempt, failed };
}
