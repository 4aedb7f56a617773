import { useEffect, useState } from 'react';
import type { Piece, SawingTerms } from '../../../../shared/api';
import type { CuttingPlan } from '../../plan/planList';
import type * as shown from './planned';

interface Planned {
  readonly plan: CuttingPlan;
  /** What shows it. */
  readonly shownBy: typeof shown;
  /** What it is a plan of; a list that has changed since is still being planned. */
  readonly pieces: readonly Piece[];
}

/** What is known of the plan: null before there is one, `failed` where its code did not come. */
export type PlanState = Planned | 'failed' | null;

/** Plans a list whenever it changes; the code for that is fetched with the first one. */
export function usePlan(pieces: readonly Piece[] | null, terms: SawingTerms): PlanState {
  const [state, setState] = useState<PlanState>(null);
  // The same pieces are the same plan, whatever array holds them.
  const key = pieces && JSON.stringify(pieces);

  useEffect(() => {
    if (key === null) return undefined;
    const leaving = new AbortController();
    void planned(JSON.parse(key) as readonly Piece[], terms, leaving.signal).then((found) => found && setState(found));
    return () => leaving.abort();
  }, [key, terms]);

  return pieces && state;
}

async function planned(pieces: readonly Piece[], terms: SawingTerms, signal: AbortSignal): Promise<PlanState> {
  try {
    const shownBy = await import('./planned');
    const plan = await shownBy.planInSlices({ pieces }, terms, signal);
    return plan && { plan, shownBy, pieces };
  } catch (error) {
    if (signal.aborted) return null;
    console.error('[noest] cutting-list: the plan could not be made', error);
    return 'failed';
  }
}
