/** Runs a call when all calls before it have been answered. */
export type Lane = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * One call at a time, in the order asked. Two calls on one cart can be answered in the wrong order and then nothing tells
 * which totals are the newer; Magento queues them on the session anyway.
 */
export function createLane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const turn = last.then(call, call);
    last = turn;
    return turn;
  };
}
