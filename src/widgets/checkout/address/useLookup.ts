import { useEffect, useReducer } from 'react';
import { ask } from '../../../shared/api';
import {
  nextLookup,
  questionOf,
  startLookup,
  type LookupEvent,
  type LookupStart,
  type LookupState,
  type TypedAddress,
} from './model';

/** Pause after the last key, so that not every digit is looked up (checkout rule 20). */
const PAUSE_MS = 250;

/**
 * Looks an address up while it is typed, one question at a time. `start` is read once; from then on the state is the
 * address.
 */
export function useLookup(start: TypedAddress, options: LookupStart): [LookupState, (event: LookupEvent) => void] {
  const [state, dispatch] = useReducer(nextLookup, null, () => startLookup(start, options));
  const question = state.status === 'loading' ? questionOf(state) : null;
  const postcode = question?.postcode;
  const houseNumber = question?.houseNumber;

  useEffect(() => {
    if (postcode === undefined || houseNumber === undefined) return undefined;
    const outdated = new AbortController();
    const timer = setTimeout(() => void lookUp({ postcode, houseNumber }, outdated.signal, dispatch), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [postcode, houseNumber]);

  return [state, dispatch];
}

async function lookUp(
  question: { postcode: string; houseNumber: string },
  signal: AbortSignal,
  dispatch: (event: LookupEvent) => void,
): Promise<void> {
  const answer = await ask((shop) => shop.lookUpPostcode(question.postcode, question.houseNumber, { signal }));
  if (answer.ok) dispatch({ type: 'answered', question, found: answer.value });
  else if (answer.error.kind !== 'aborted') dispatch({ type: 'unanswered', question });
}
