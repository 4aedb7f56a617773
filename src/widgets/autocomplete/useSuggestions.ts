import { useEffect, type Dispatch } from 'react';
import { ask, type ApiError } from '../../shared/api';
import type { SearchEvent, SearchState } from './model';

/** Specification 9: milliseconds between the last keystroke and the question. */
const DEBOUNCE = 100;

let hasReported = false;

/** Asks the shop what the state wants to know; a question that is overtaken is never sent or aborted. */
export function useSuggestions(asked: SearchState['asked'], dispatch: Dispatch<SearchEvent>): void {
  useEffect(() => {
    if (!asked) return undefined;
    const { sequence, query } = asked;
    const question = new AbortController();
    const timer = setTimeout(async () => {
      const result = await ask((shop) => shop.suggestions(query, { signal: question.signal }));
      if (question.signal.aborted) return;
      if (result.ok) return dispatch({ type: 'answered', sequence, suggestions: result.value });
      reportOnce(result.error);
      dispatch({ type: 'failed', sequence });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [asked, dispatch]);
}

/** The form still searches, so the shopper is not bothered. */
function reportOnce(error: ApiError): void {
  if (hasReported) return;
  hasReported = true;
  console.error('[noest] autocomplete: the shop gave no suggestions', error);
}
