import { nextTask } from './nextTask';

/**
 * Lets the page handle input and paint a frame, and tells how long the page was busy with that frame, in ms. A page that
 * nobody sees has none.
 */
export async function nextFrame(): Promise<number> {
  const start = document.hidden ? performance.now() : await new Promise<number>(whenFrameStarts);
  await nextTask();
  return performance.now() - start;
}

function whenFrameStarts(started: (now: number) => void): void {
  requestAnimationFrame(() => started(performance.now()));
}
