import { nextFrame } from './nextFrame';
import { nextTask } from './nextTask';

/** What the shopper looks at does not wait behind what stands beside it. */
const lanes = { first: new Set<() => void>(), beside: new Set<() => void>() };
/** A frame that was as short as this, in ms, leaves room for a piece more before the next one. */
const SHORT_MS = 4;
let over: Promise<void> | null = null;

/**
 * Does work after the next frame, in a task of its own, from each lane in turn and within a lane in the order of asking.
 * What the work costs shows in the frame after it: one piece lies between two frames, more while they stay short.
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
  // The lane that has had its turn stands at the end.
  const queue = Object.values(lanes);
  const next = () => queue.find(({ size }) => size > 0);
  let pieces = 1;
  while (next()) {
    const spent = await nextFrame();
    pieces = spent < SHORT_MS ? pieces + 1 : 1;
    for (let piece = 0; piece < pieces; piece++) {
      const lane = next();
      if (!lane) break;
      queue.push(...queue.splice(queue.indexOf(lane), 1));
      takeOne(lane);
      // Runtimes render in a microtask.
      await nextTask();
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
