import { milliseconds } from './inWords';
import { timeToMount, type Life } from './lives';

/** One line in the console for a step in the life of a part. */
export function trace(life: Life): void {
  const { mount, steps } = life;
  const { state = 'waiting', at = 0 } = steps.at(-1) ?? {};
  const took = state === 'mounted' ? timeToMount(life) : null;
  const since = took === null ? '' : `, ${milliseconds(took)} after its hint`;
  // oxlint-disable-next-line no-console -- asked for by the page configuration
  console.info(`[noest] ${mount.name}: ${state} at ${milliseconds(at)}${since}`, mount.element);
}
