import type { Suggestions } from '../../../../shared/api';

/** The suggestions of the shop, with the query they answer. */
export interface Answer {
  readonly query: string;
  readonly suggestions: Suggestions;
}

export interface SearchState {
  /** The text in the field. */
  readonly text: string;
  /** False after Escape, Tab, a submit or a press outside: no suggestions are shown. */
  readonly open: boolean;
  /** The request that is waiting or under way; an answer with another sequence number is late. */
  readonly asked: { readonly sequence: number; readonly query: string } | null;
  readonly answer: Answer | null;
  /** Index of the active option; -1 while none is. */
  readonly active: number;
  readonly sequence: number;
  readonly minLength: number;
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string }
  /** Text that an input method is still composing: shown, not searched for. */
  | { readonly type: 'composed'; readonly text: string }
  | { readonly type: 'answered'; readonly sequence: number; readonly suggestions: Suggestions }
  | { readonly type: 'failed'; readonly sequence: number }
  | { readonly type: 'arrow'; readonly by: 1 | -1 }
  /** Home, End, Left or Right moved the caret, so no option is active. */
  | { readonly type: 'caret' }
  | { readonly type: 'escape' }
  /** Tab, a submit, or an option that was followed. */
  | { readonly type: 'left' }
  | { readonly type: 'outside' };

export function initialState(text: string, minLength: number): SearchState {
  return { text, open: false, asked: null, answer: null, active: -1, sequence: 0, minLength };
}

export function reduce(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return suggest({ ...state, text: event.text, active: -1 });
    case 'composed':
      return { ...state, text: event.text, active: -1 };
    case 'answered':
      if (state.asked?.sequence !== event.sequence) return state;
      return {
        ...state,
        asked: null,
        active: -1,
        answer: { query: state.asked.query, suggestions: event.suggestions },
      };
    case 'failed':
      return state.asked?.sequence === event.sequence ? { ...closed(state), answer: null } : state;
    case 'arrow':
      return isShown(state) ? moved(state, event.by) : suggest(state);
    case 'caret':
      return { ...state, active: -1 };
    case 'escape':
      return isShown(state) ? closed(state) : cleared(state);
    case 'left':
      return closed(state);
    case 'outside':
      return isShown(state) ? cleared(state) : state;
    default:
      return event satisfies never;
  }
}

/** Search rule 7: shown while loading or with results, once there are enough characters. */
export function isShown({ open, asked, answer }: SearchState): boolean {
  return open && (asked !== null || answer !== null);
}

/** Search rule 12: the link to all results is shown with more than 3 suggested products. */
export function hasMoreResults({ suggestions }: Answer): boolean {
  return suggestions.products.length > 3;
}

export function optionCount(answer: Answer): number {
  const { categories, filters, keywords, products } = answer.suggestions;
  const filterLinks = filters.reduce((count, { items }) => count + items.length, 0);
  return categories.length + filterLinks + keywords.length + products.length + (hasMoreResults(answer) ? 1 : 0);
}

function suggest(state: SearchState): SearchState {
  const query = state.text.trim();
  if (query.length < state.minLength) return { ...closed(state), answer: null };
  if (state.asked?.query === query) return { ...state, open: true };
  if (state.answer?.query === query) return { ...state, open: true, asked: null };
  const sequence = state.sequence + 1;
  return { ...state, open: true, sequence, asked: { sequence, query } };
}

/** Moves round the options and the field, which comes between the last option and the first (APG, combobox). */
function moved(state: SearchState, by: 1 | -1): SearchState {
  const stops = (state.answer ? optionCount(state.answer) : 0) + 1;
  return { ...state, active: ((state.active + 1 + by + stops) % stops) - 1 };
}

function closed(state: SearchState): SearchState {
  return { ...state, open: false, asked: null, active: -1 };
}

function cleared(state: SearchState): SearchState {
  return { ...closed(state), text: '', answer: null };
}
