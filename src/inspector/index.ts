import { pageConfig } from '../shared/platform/config';
import { findingsSoFar, onFinding } from '../shared/platform/findings';
import { followActs, type Act } from './acts';
import type { InspectedPage } from './InspectedPage';
import { milliseconds } from './inWords';
import { followLives, timeToMount, type Life, type Lives } from './lives';
import { openPanel, type Panel } from './panel';

/** How many events and actions are remembered. */
const MOST_ACTS = 200;

let watched: { readonly lives: Lives; readonly acts: readonly Act[] } | undefined;
let panel: Panel | undefined;

/** Before the first part starts: for a page whose address asks for the inspector, or whose configuration for a trace. */
export function begin(page: InspectedPage): void {
  watch(page);
  if (/[?&]noest-inspect\b/.test(location.search)) inspect(page);
}

/** Opens the panel, or shows the one that is open. */
export function inspect(page: InspectedPage): void {
  const { lives, acts } = watch(page);
  panel ??= openPanel({ page, lives, acts, findings: findingsSoFar, closed: () => (panel = undefined) });
  panel.refresh();
}

/** What happens from now on is remembered until the page is left, whether the panel is open or not. */
function watch(page: InspectedPage): NonNullable<typeof watched> {
  if (watched) return watched;
  const acts: Act[] = [];
  const isTraced = pageConfig().debug;
  const lives = followLives(page, (life) => {
    if (isTraced) trace(life);
    panel?.refresh();
  });
  followActs(page.noest, (act) => {
    acts.push(act);
    if (acts.length > MOST_ACTS) acts.shift();
    panel?.refresh();
  });
  onFinding(() => panel?.refresh(), new AbortController().signal);
  return (watched = { lives, acts });
}

/** One line in the console for a step in the life of a part. */
function trace(life: Life): void {
  const { mount, steps } = life;
  const { state = 'waiting', at = 0 } = steps.at(-1) ?? {};
  const took = state === 'mounted' ? timeToMount(life) : null;
  const since = took === null ? '' : `, ${milliseconds(took)} after its hint`;
  // oxlint-disable-next-line no-console -- asked for by the page configuration
  console.info(`[noest] ${mount.name}: ${state} at ${milliseconds(at)}${since}`, mount.element);
}
