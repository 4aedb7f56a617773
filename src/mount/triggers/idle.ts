/** In ms: how long a page that does not finish loading is waited for. */
const LATEST = 10_000;

/**
 * Runs each in a task of its own at the lowest priority, once the page has loaded and been painted, so after its largest
 * paint. A page in a hidden tab is not painted, and waits until it is shown.
 */
export function createIdle(): (run: () => void) => void {
  const painted = new Promise((resolve) => {
    const loaded = (): void => void requestAnimationFrame(resolve);
    if (document.readyState === 'complete') return loaded();
    addEventListener('load', loaded);
    setTimeout(loaded, LATEST);
  });
  return (run) => void painted.then(() => later(run));
}

/** Safari has no priorities; a task is after what it has to paint. */
function later(run: () => void): void {
  if (window.scheduler) void window.scheduler.postTask(run, { priority: 'background' });
  else setTimeout(run);
}
