/** Begins a request and aborts the previous one; returns the signal of the new one. */
export function latestRequest(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
