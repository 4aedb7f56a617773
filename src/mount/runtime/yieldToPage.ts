declare const scheduler: { yield?(): Promise<void> } | undefined;

/** Lets the page handle input and paint before the next slice. A timer would wait for 4 ms after the fifth one. */
export function yieldToPage(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
