/** One queue for the page. Safari has no requestIdleCallback; 200 ms is after its first paint. */
export function createIdle(): (run: () => void) => void {
  let queue: (() => void)[] = [];
  const drain = (): void => {
    const due = queue;
    queue = [];
    for (const run of due) run();
  };
  return (run) => {
    if (queue.push(run) > 1) return;
    const idle = window.requestIdleCallback ?? ((due) => setTimeout(due, 200));
    idle(drain, { timeout: 2000 });
  };
}
