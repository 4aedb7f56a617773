import { useEffect, type Dispatch } from 'react';
import { ask } from '../../shared/api';
import type { SearchEvent, SearchState } from './model';

/** Specification 9: milliseconds between the last keystroke and the question. */
const DEBOUNCE = 100;

/**
 * Asks the shop what the state wants to know; a question that is overtaken is never sent or aborted. Of a fault the shopper
 * is not told: the form still searches.
 */
export function useSuggestions(asked: SearchState['asked'], dispatch: Dispatch<SearchEvent>): void {
  useEffect(() => {
    if (!asked) return undefined;
    const { sequence, query } = asked;
    const question = new AbortController();
    const timer = setTimeout(async () => {
      const result = await ask((shop) => shop.suggestions(query, { signal: question.signal }));
      if (question.signal.aborted) return;
      dispatch(result.ok ? { type: 'answered', sequence, suggestions: result.value } : { type: 'failed', sequence });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [asked, dispatch]);
}
