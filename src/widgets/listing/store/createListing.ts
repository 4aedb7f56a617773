import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError, Ask, Catalogue, ListingAddresses, ListingProduct, ListingState } from '../../../shared/api';
import { announced } from '../../../shared/changes';
import { failed as notShown, ok } from '../../../shared/api/result';
import { nextTask } from '../../../shared/platform/dom';
import { pressEnded } from '../../../shared/platform/scheduling/press';
import { listElement } from './elements';
import { attributeFilters, createProductCache, listingQuery, settled, withChosen, type Change } from './model';

/** The listing of a page: what is asked for, what is shown, and why they differ where they do. It owns both and the address. */
export interface Listing {
  /** Whether it lists the results of a search. In a category a query narrows the listing as a filter does. */
  readonly isSearch: boolean;
  /** The number of products on a page that holds without a choice (listing rule 7). */
  readonly defaultPageSize: number;
  /** What is shown. A product that did not change keeps its object through every answer. */
  readonly catalogue: ReadonlySignal<Catalogue>;
  /** What is asked for: set at once on a choice, and back to what is shown when the request fails. */
  readonly state: ReadonlySignal<ListingState>;
  /** Listing rule 14: set while a fetch runs, cleared when it ends. */
  readonly pending: ReadonlySignal<boolean>;
  /** Why the last fetch failed; null when it succeeded. What was shown stays. */
  readonly loadError: ReadonlySignal<ApiError | null>;
  /** The products that the server printed into this page. */
  readonly printed: ReadonlySet<ListingProduct>;

  /** The address of a change of what is shown, not of what is asked for: that may still fail. */
  address(change: Change): string;
  /**
   * Asks for the changed state and shows the answer under its own address. Aborts the request under way (listing rule
   * 21). Resolves to true once the answer is shown.
   */
  go(change: Change): Promise<boolean>;
  /**
   * Asks for a state on Back or Forward, without a new entry in the history.
   * @param onShown Called in the task in which it is shown.
   * @param again What `retry` does after a failure.
   */
  restore(state: ListingState, onShown: () => void, again: () => void): Promise<boolean>;
  /** Gives up what `restore` has asked for; what is shown stays. */
  keep(): void;
  /** Repeats what failed; resolves once it is known what became of it. */
  retry(): Promise<unknown>;
  /** Fetches what a change would show, so that the answer is in the cache. */
  prefetch(change: Change): void;
}

export interface ListingSource {
  readonly addresses: ListingAddresses;
  /** Null for a search. */
  readonly categoryId: string | null;
  readonly defaultPageSize: number;
  /** The listing's own path, without filters. */
  readonly path: string;
  /** The answer that the server printed the page from, and its state. */
  readonly first: Catalogue;
  readonly state: ListingState;
}

interface ListingCallbacks {
  /** Called before an answer is shown that gets an entry of its own in the history. */
  onEntry(state: ListingState, address: string): void;
  onShown(catalogue: Catalogue): void;
  /** Called when a request has failed and what was shown stays. */
  onKept(): void;
}

interface Target {
  readonly state: ListingState;
  /** For a state that has an entry in the history already. */
  readonly returning?: { readonly onShown: () => void; readonly again: () => void };
}

/** Listing rule 41: also between a new address and its list, for a press may begin there. */
const nothingPressed = (): Promise<void> => pressEnded(document.documentElement);

/** Views draw in a microtask. To lay out what they drew is work enough for a task, so that the frame after it has to paint alone. */
async function laidOut(): Promise<void> {
  await nextTask();
  listElement()?.getBoundingClientRect();
}

export function createListing(
  ask: Ask,
  { addresses, categoryId, defaultPageSize, path, first, state: printed }: ListingSource,
  { onEntry, onShown, onKept }: ListingCallbacks,
): Listing {
  const reuseProducts = createProductCache();
  const withKnownProducts = (answer: Catalogue, asked: ListingState): Catalogue => ({
    ...answer,
    items: reuseProducts(answer.items.map((product) => withChosen(product, asked))),
  });
  const opening = withKnownProducts(first, printed);
  const catalogue = signal(opening);
  const filters = computed(() => attributeFilters(catalogue.value));
  const state = signal(printed);
  const pending = signal(false);
  const loadError = signal<ApiError | null>(null);
  let shown = printed;
  let failed: Target | null = null;
  let latestRequest: AbortController | null = null;
  let isReturning = false;

  async function load(target: Target): Promise<boolean> {
    latestRequest?.abort();
    const request = (latestRequest = new AbortController());
    isReturning = target.returning !== undefined;
    batch(() => {
      state.value = target.state;
      pending.value = true;
      loadError.value = null;
    });
    const answer = await ask((shop) =>
      shop.listing(listingQuery(categoryId, target.state, defaultPageSize), { signal: request.signal }),
    );
    // Parsing a long answer fills a task, and so does comparing its products.
    if (answer.ok) await nextTask();
    const next = answer.ok ? withKnownProducts(answer.value, target.state) : null;
    if (next) await nextTask();
    await nothingPressed();
    // A later request may have started since.
    if (latestRequest !== request) return false;
    if (next) await show(target, next);
    else if (!answer.ok) fail(target, answer.error);
    return answer.ok;
  }

  async function show({ state: asked, returning }: Target, answer: Catalogue): Promise<void> {
    const request = latestRequest;
    shown = settled(asked, answer, defaultPageSize);
    failed = null;
    if (!returning) {
      onEntry(shown, addresses.write(path, shown, attributeFilters(answer)));
      // A new entry fills a task, and is made while the old list is still shown at its scroll position.
      await nextTask();
      await nothingPressed();
    }
    batch(() => {
      catalogue.value = answer;
      // A later request keeps its own state.
      if (latestRequest !== request) return;
      state.value = shown;
      pending.value = false;
    });
    returning?.onShown();
    onShown(answer);
    await laidOut();
  }

  function fail(target: Target, error: ApiError): void {
    failed = target;
    batch(() => {
      state.value = shown;
      pending.value = false;
      loadError.value = error;
    });
    onKept();
  }

  return {
    isSearch: categoryId === null,
    defaultPageSize,
    catalogue,
    state,
    pending,
    loadError,
    printed: new Set(opening.items),
    address: (change: Change) => addresses.write(path, change(shown), filters.value),
    async go(change) {
      const asked = change(state.peek());
      const outcome = await announced('listing-change', asked, async () =>
        (await load({ state: asked })) ? ok(shown) : notShown(loadError.peek() ?? { kind: 'aborted' }),
      );
      return outcome.ok;
    },
    restore: (asked, onReturn, again) => load({ state: asked, returning: { onShown: onReturn, again } }),
    keep() {
      // A press since then is not given up.
      if (!pending.peek() || !isReturning) return;
      latestRequest?.abort();
      latestRequest = null;
      batch(() => {
        state.value = shown;
        pending.value = false;
      });
    },
    async retry() {
      if (failed?.returning) failed.returning.again();
      else if (failed) await load(failed);
    },
    prefetch(change) {
      const query = listingQuery(categoryId, change(state.peek()), defaultPageSize);
      void ask((shop) => shop.listing(query));
    },
  };
}
