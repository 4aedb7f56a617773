import type { CuttingList, SawingTerms } from '../../../shared/api';
import { yieldToPage } from '../../../shared/platform/scheduling/yieldToPage';
import { planList, type CuttingPlan } from './planList';

/** In ms. A worker would be stopped by a policy that asks for trusted types, as the shop's own does. */
const SLICE = 8;

/** Plans a list while the page stays free for the shopper. @returns null once `signal` has aborted */
export async function planInSlices(
  list: Pick<CuttingList, 'pieces'>,
  terms: SawingTerms,
  signal: AbortSignal,
): Promise<CuttingPlan | null> {
  const planning = planList(list, terms);
  let since = performance.now();
  for (let step = planning.next(); ; step = planning.next()) {
    if (step.done) return signal.aborted ? null : step.value;
    if (performance.now() - since < SLICE) continue;
    await yieldToPage();
    if (signal.aborted) return null;
    since = performance.now();
  }
}
