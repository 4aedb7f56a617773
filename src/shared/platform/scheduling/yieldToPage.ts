declare const scheduler: { yield?(): Promise<void> } | undefined;

/**
 * Lets the page handle input and paint before the next slice of work. Where the browser can, the slice comes before tasks
 * that wait already.
 */
export function yieldToPage(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return scheduler.yield();
  return nextTask();
}

/**
 * Resolves in a task of its own, behind those that wait already: what was to be rendered is rendered by then. A timer would
 * wait for 4 ms after the fifth one.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const arrive = (): void => {
      removeEventListener('pageshow', arrive);
      port1.close();
      resolve();
    };
    port1.onmessage = arrive;
    // Firefox drops a message that is on its way when it puts the page into its back/forward cache.
    addEventListener('pageshow', arrive);
    port2.postMessage(null);
  });
}
