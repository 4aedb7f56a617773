import { nextFrame } from './nextFrame';
import { nextTask } from './nextTask';

/** What the shopper looks at does not wait behind what stands beside it. */
const lanes = { first: new Set<() => void>(), beside: new Set<() => void>() };
/** A frame that was as short as this, in ms, leaves room for twice the work before the next one. */
const SHORT_MS = 4;
let over: Promise<void> | null = null;

/**
 * Does work after the next frame, in a task of its own, from each lane in turn and within a lane in the order of asking.
 * What the work costs shows in the frame after it: one piece of a lane lies between two frames, more while they stay short.
 * So no frame is long, however much there is and however slow the machine. The function returned takes the wish back.
 */
export function inTurn(work: () => void, lane: keyof typeof lanes = 'beside'): () => void {
  lanes[lane].add(work);
  over ??= run();
  return () => lanes[lane].delete(work);
}

/** Kept once all that waits for its turn has had it. */
export async function turnsOver(): Promise<void> {
  await over;
}

async function run(): Promise<void> {
  const all = Object.values(lanes);
  let pieces = 1;
  while (all.some(({ size }) => size > 0)) {
    const spent = await nextFrame();
    pieces = spent < SHORT_MS ? pieces * 2 : 1;
    for (let piece = 0; piece < pieces; piece++) {
      for (const lane of all) {
        if (lane.size === 0) continue;
        takeOne(lane);
        // Runtimes render in a microtask.
        await nextTask();
      }
    }
  }
  over = null;
}

/** A view that fails takes nobody's turn with it. */
function takeOne(lane: Set<() => void>): void {
  const [work] = lane;
  if (!work) return;
  lane.delete(work);
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}
