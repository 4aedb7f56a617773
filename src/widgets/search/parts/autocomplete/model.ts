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
  /** The query whose request failed, while that is told. */
  readonly failed: string | null;
  /** What was searched for on this device before, the newest first, as it was when the field got the focus. */
  readonly recent: readonly string[];
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
  | { readonly type: 'retried' }
  | { readonly type: 'focused'; readonly recent: readonly string[] }
  /** The shopper erased the recent searches. */
  | { readonly type: 'erased' }
  | { readonly type: 'arrow'; readonly by: 1 | -1 }
  /** Home, End, Left or Right moved the caret, so no option is active. */
  | { readonly type: 'caret' }
  | { readonly type: 'escape' }
  /** Tab, a submit, or an option that was followed. */
  | { readonly type: 'left' }
  | { readonly type: 'outside' };

export function initialState(text: string, minLength: number): SearchState {
  return {
    text,
    open: false,
    asked: null,
    answer: null,
    failed: null,
    recent: [],
    active: -1,
    sequence: 0,
    minLength,
  };
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
      if (state.asked?.sequence !== event.sequence) return state;
      return { ...state, asked: null, active: -1, answer: null, failed: state.asked.query };
    case 'retried':
      return suggest(state);
    case 'focused':
      // Other searches may be listed now: the option that was active may be another one, or gone.
      return { ...state, recent: event.recent, active: -1, open: state.open || state.text === '' };
    case 'erased':
      return { ...closed(state), recent: [] };
    case 'arrow':
      if (isShown(state)) return moved(state, event.by);
      return state.text === '' ? { ...state, open: true } : suggest(state);
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
export function isShown(state: SearchState): boolean {
  const { open, asked, answer, failed } = state;
  return open && (asked !== null || answer !== null || failed !== null || isRecentShown(state));
}

/** Search rule 21: recent searches are shown in an empty field. */
export function isRecentShown({ open, text, recent }: SearchState): boolean {
  return open && text === '' && recent.length > 0;
}

/** The number of options in the list that is shown. */
export function shownOptions(state: SearchState): number {
  if (!isShown(state)) return 0;
  // The last option erases them.
  if (isRecentShown(state)) return state.recent.length + 1;
  return state.answer ? optionCount(state.answer) : 0;
}

/** Search rule 12: the link to all results is shown with more than 3 suggested products. */
export function hasMoreResults({ suggestions }: Answer): boolean {
  return suggestions.products.length > 3;
}

/** The number of suggestions, and the link to all results. */
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
  return { ...state, open: true, sequence, asked: { sequence, query }, failed: null };
}

/** Moves round the options and the field, which comes between the last option and the first (APG, combobox). */
function moved(state: SearchState, by: 1 | -1): SearchState {
  const stops = shownOptions(state) + 1;
  return { ...state, active: ((state.active + 1 + by + stops) % stops) - 1 };
}

function closed(state: SearchState): SearchState {
  return { ...state, open: false, asked: null, failed: null, active: -1 };
}

function cleared(state: SearchState): SearchState {
  return { ...closed(state), text: '', answer: null };
}
