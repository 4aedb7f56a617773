import { pressEnded } from './press';
import { nextTask } from './yieldToPage';

/** What the shopper looks at does not wait behind what is next to it. */
const queues = { first: new Set<() => void>(), beside: new Set<() => void>() };
/** A frame that was as short as this, in ms, leaves time for one piece more before the next one. */
const SHORT_MS = 4;
let over: Promise<void> | null = null;

/**
 * Does work after the next frame, in a task of its own, from the queues alternately, and within a queue in the order of asking.
 * What the work costs shows in the frame after it: one piece lies between two frames, more while they stay short.
 * So no frame is long, however much there is and however slow the machine. While something is pressed nothing is done: what moves
 * from under a press is not clicked. The function returned cancels the work.
 */
export function afterFrame(work: () => void, queue: keyof typeof queues = 'beside'): () => void {
  queues[queue].add(work);
  over ??= run();
  return () => queues[queue].delete(work);
}

/** Resolves once all waiting work is done. */
export async function framesDone(): Promise<void> {
  await over;
}

async function run(): Promise<void> {
  // The queue that was served last is at the end.
  const order = Object.values(queues);
  const next = () => order.find(({ size }) => size > 0);
  let pieces = 1;
  while (next()) {
    const spent = await nextFrame();
    // What is drawn moves what stands below it.
    await pressEnded(document.documentElement);
    pieces = spent < SHORT_MS ? pieces + 1 : 1;
    for (let piece = 0; piece < pieces; piece++) {
      const queue = next();
      if (!queue) break;
      order.push(...order.splice(order.indexOf(queue), 1));
      takeOne(queue);
      // Runtimes render in a microtask.
      await nextTask();
    }
  }
  over = null;
}

/** A view that throws does not stop the others. */
function takeOne(queue: Set<() => void>): void {
  const [work] = queue;
  if (!work) return;
  queue.delete(work);
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Lets the page handle input and paint a frame, and returns how long the page was busy with that frame, in ms. A hidden
 * page has none.
 */
async function nextFrame(): Promise<number> {
  const start = document.hidden ? performance.now() : await new Promise<number>(whenFrameStarts);
  await nextTask();
  return performance.now() - start;
}

function whenFrameStarts(started: (now: number) => void): void {
  const start = (): void => {
    removeEventListener('pageshow', start);
    started(performance.now());
  };
  requestAnimationFrame(start);
  // A page that returns from the back/forward cache may have lost the frame it was waiting for, as the task in nextTask.
  addEventListener('pageshow', start);
}
