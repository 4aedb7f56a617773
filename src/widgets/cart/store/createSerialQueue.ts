/** Runs each call when the calls before it have been answered, whatever the answer. */
export function createSerialQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    if (running === 0) waiting.shift()?.();
  }

  function start<T>(call: () => Promise<T>): Promise<T> {
    running += 1;
    return call().finally(() => {
      running -= 1;
      startNext();
    });
  }

  return {
    add<T>(call: () => Promise<T>): Promise<T> {
      queueMicrotask(startNext);
      return new Promise((resolve, reject) => waiting.push(() => start(call).then(resolve, reject)));
    },
    /** Runs at once, in their order, the calls that wait. */
    flush: () => waiting.splice(0).forEach((run) => run()),
  };
}
