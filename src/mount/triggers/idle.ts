/** In ms: how much of an idle moment is used at once, and how long a page that does not finish loading is waited for. */
const SLICE = 8;
const LATEST = 10_000;

/**
 * One queue for the page. It begins once the page has loaded and been painted, so after its largest paint, and goes on at
 * the lowest priority in slices. A page in a hidden tab is not painted, and waits until it is shown.
 */
export function createIdle(): (run: () => void) => void {
  const queue: (() => void)[] = [];
  let isQuiet = false;
  const drain = (): void => {
    const end = performance.now() + SLICE;
    do queue.shift()?.();
    while (queue[0] && performance.now() < end);
    if (queue[0]) later(drain);
  };
  return (run) => {
    if (queue.push(run) > 1) return;
    if (isQuiet) return later(drain);
    whenQuiet(() => {
      isQuiet = true;
      later(drain);
    });
  };
}

function whenQuiet(run: () => void): void {
  const painted = (): void => void requestAnimationFrame(run);
  if (document.readyState === 'complete') return painted();
  const late = setTimeout(loaded, LATEST);
  addEventListener('load', loaded, { once: true });
  function loaded(): void {
    clearTimeout(late);
    removeEventListener('load', loaded);
    painted();
  }
}

/** Safari has neither; a task is after what it has to paint. */
function later(run: () => void): void {
  if (window.scheduler) void window.scheduler.postTask(run, { priority: 'background' });
  else (window.requestIdleCallback ?? setTimeout)(run);
}
