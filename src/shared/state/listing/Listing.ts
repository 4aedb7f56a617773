import type { ReadonlySignal } from '@preact/signals-core';
import type { ApiError, Catalogue, ListingProduct } from '../../api';
import type { ListingState } from '../../listing-address';
import type { Change } from './model';

/** The listing of this page: what is asked for, what is shown, and why they may differ. One owner of both and of the address. */
export interface Listing {
  /** Whether a search is what it lists. In a category, what is searched for narrows it as a filter does. */
  readonly isSearch: boolean;
  /** What is shown. A product that did not change keeps its object through every answer. */
  readonly catalogue: ReadonlySignal<Catalogue>;
  /** What is asked for: at once what the shopper chose, back to what is shown where that failed. */
  readonly state: ReadonlySignal<ListingState>;
  /** Specification 4: set while a fetch runs, cleared when it ends. */
  readonly pending: ReadonlySignal<boolean>;
  /** Why the last fetch brought nothing; null when it did. What was shown stays. */
  readonly fault: ReadonlySignal<ApiError | null>;
  /** The products the server printed into this page. */
  readonly printed: ReadonlySet<ListingProduct>;

  /** The address of what a change of what is shown would lead to: what is asked for may still fail. */
  address(change: Change): string;
  /**
   * Asks for the changed state and shows the answer under its own address. Overtakes what is under way, the last one
   * wins. True once it is shown.
   */
  go(change: Change): Promise<boolean>;
  /** Asks for the state of an address that the browser has gone back or forward to. */
  restore(state: ListingState): Promise<boolean>;
  /** Asks again for what failed. */
  retry(): Promise<boolean>;
  /** Asks for what a change would show, so that the answer is there when it is wanted. */
  prefetch(change: Change): void;
}
