type Pass = (() => void)[];

let reads: Pass = [];
let writes: Pass = [];

/**
 * Measures in one pass of the next frame and writes in a second one, for all who ask in between: however many parts
 * are on the page, its layout is computed once.
 */
export function onFrame<Measured>(read: () => Measured, write: (measured: Measured) => void): void {
  const isFirst = reads.length === 0;
  reads.push(() => {
    const measured = read();
    writes.push(() => write(measured));
  });
  if (isFirst) requestAnimationFrame(runFrame);
}

function runFrame(): void {
  const due = reads;
  reads = [];
  due.forEach(guarded);
  const then = writes;
  writes = [];
  then.forEach(guarded);
}

/** An error in one part does not stop the others of the frame. */
function guarded(work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

const waiting = new Set<() => void>();
let isScrolled = false;

/**
 * Runs once something of the page has been scrolled: at once where that has happened before or the page opened so, never
 * where `signal` has aborted by then. For what can't be otherwise before that.
 */
export function onceScrolled(run: () => void, signal: AbortSignal): void {
  if (isScrolled) return run();
  if (waiting.size === 0) {
    addEventListener('scroll', begin, { capture: true, passive: true });
    onFrame(
      () => scrollY > 0,
      (hasScrolled) => hasScrolled && begin(),
    );
  }
  waiting.add(run);
  signal.addEventListener('abort', () => {
    if (waiting.delete(run) && waiting.size === 0) removeEventListener('scroll', begin, { capture: true });
  });
}

function begin(): void {
  isScrolled = true;
  removeEventListener('scroll', begin, { capture: true });
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}
