import { useEffect, useReducer } from 'react';
import { ask } from '../api';
import { nextLookup, questionOf, startLookup, type LookupEvent, type LookupState, type TypedAddress } from './model';

/** A pause in the typing, so that not every digit of a house number is a question. */
const PAUSE_MS = 250;

/**
 * Looks an address up while it is typed: one question at a time, and none for an answer that is there. `start` is read
 * once; what is filled in lives here.
 */
export function useLookup(start: TypedAddress, isManual: boolean): [LookupState, (event: LookupEvent) => void] {
  const [state, tell] = useReducer(nextLookup, null, () => startLookup(start, isManual));
  const question = state.status === 'loading' ? questionOf(state) : null;
  const postcode = question?.postcode;
  const houseNumber = question?.houseNumber;

  useEffect(() => {
    if (postcode === undefined || houseNumber === undefined) return undefined;
    const overtaken = new AbortController();
    const timer = setTimeout(() => void lookUp({ postcode, houseNumber }, overtaken.signal, tell), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [postcode, houseNumber]);

  return [state, tell];
}

async function lookUp(
  question: { postcode: string; houseNumber: string },
  signal: AbortSignal,
  tell: (event: LookupEvent) => void,
): Promise<void> {
  const answer = await ask((shop) => shop.lookUpPostcode(question.postcode, question.houseNumber, { signal }));
  if (answer.ok) tell({ type: 'answered', question, found: answer.value });
  else if (answer.error.kind !== 'aborted') tell({ type: 'unanswered', question });
}
