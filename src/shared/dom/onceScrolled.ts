import { onFrame } from './onFrame';

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
