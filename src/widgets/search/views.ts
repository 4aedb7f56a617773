export type { ProductSuggestionProps } from './parts/autocomplete/Suggestion';
