import { pageConfig } from '../shared/platform/config';
import { findingsSoFar, onFinding } from '../shared/platform/findings';
import { followActivity, type Activity } from './activity';
import type { InspectedPage } from './InspectedPage';
import { milliseconds } from './inWords';
import { followLifecycles, timeToMount, type Lifecycle, type Lifecycles } from './lifecycles';
import { openPanel, type Panel } from './panel';

/** How many events and actions are remembered. */
const MOST_ACTIVITIES = 200;

let watched: { readonly lifecycles: Lifecycles; readonly activities: readonly Activity[] } | undefined;
let panel: Panel | undefined;

/** Before the first part starts: for a page whose address asks for the inspector, or whose configuration for a trace. */
export function begin(page: InspectedPage): void {
  watch(page);
  if (/[?&]noest-inspect\b/.test(location.search)) inspect(page);
}

/** Opens the panel, or shows the one that is open. */
export function inspect(page: InspectedPage): void {
  const { lifecycles, activities } = watch(page);
  panel ??= openPanel({ page, lifecycles, activities, findings: findingsSoFar, closed: () => (panel = undefined) });
  panel.refresh();
}

/** What happens from now on is remembered until the page is left, whether the panel is open or not. */
function watch(page: InspectedPage): NonNullable<typeof watched> {
  if (watched) return watched;
  const activities: Activity[] = [];
  const isTraced = pageConfig().debug;
  const lifecycles = followLifecycles(page, (lifecycle) => {
    if (isTraced) trace(lifecycle);
    panel?.refresh();
  });
  followActivity(page.noest, (activity) => {
    activities.push(activity);
    if (activities.length > MOST_ACTIVITIES) activities.shift();
    panel?.refresh();
  });
  onFinding(() => panel?.refresh(), new AbortController().signal);
  return (watched = { lifecycles, activities });
}

/** One line in the console for a step in the lifecycle of a part. */
function trace(lifecycle: Lifecycle): void {
  const { mount, steps } = lifecycle;
  const { state = 'waiting', at = 0 } = steps.at(-1) ?? {};
  const took = state === 'mounted' ? timeToMount(lifecycle) : null;
  const since = took === null ? '' : `, ${milliseconds(took)} after its hint`;
  // oxlint-disable-next-line no-console -- asked for by the page configuration
  console.info(`[noest] ${mount.name}: ${state} at ${milliseconds(at)}${since}`, mount.element);
}
