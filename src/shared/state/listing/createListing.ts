import { batch, computed, signal } from '@preact/signals-core';
import type { ApiError, ApiResult, Catalogue, ShopApi } from '../../api';
import { inTransition, nextTask } from '../../dom';
import { writeAddress, type ListingState } from '../../listing-address';
import type { Listing } from './Listing';
import { attributeFilters, listingQuery, withChosen, type Change } from './model';
import { listElement } from './reveal';
import { createSameProducts } from './sameProducts';

type Ask = <T>(call: (shop: ShopApi) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;

export interface ListingSource {
  /** Null for a search. */
  readonly categoryId: string | null;
  /** The listing's own path, without filters. */
  readonly path: string;
  /** What the server printed, and the state it stands for. */
  readonly first: Catalogue;
  readonly state: ListingState;
}

interface Follower {
  /** What is about to be shown has an address of its own in the history. */
  onEntry(state: ListingState, address: string): void;
  onShown(catalogue: Catalogue): void;
}

interface Wish {
  readonly state: ListingState;
  readonly isNewEntry: boolean;
}

export function createListing(
  ask: Ask,
  { categoryId, path, first, state: printed }: ListingSource,
  { onEntry, onShown }: Follower,
): Listing {
  const sameProducts = createSameProducts();
  const known = (answer: Catalogue, asked: ListingState): Catalogue => ({
    ...answer,
    items: sameProducts(answer.items.map((product) => withChosen(product, asked))),
  });
  const opening = known(first, printed);
  const catalogue = signal(opening);
  const filters = computed(() => attributeFilters(catalogue.value));
  const state = signal(printed);
  const pending = signal(false);
  const fault = signal<ApiError | null>(null);
  let shown = printed;
  let failed: Wish | null = null;
  let running: AbortController | null = null;

  async function load(wish: Wish): Promise<boolean> {
    running?.abort();
    const turn = (running = new AbortController());
    batch(() => {
      state.value = wish.state;
      pending.value = true;
      fault.value = null;
    });
    const answer = await ask((shop) => shop.listing(listingQuery(categoryId, wish.state), { signal: turn.signal }));
    // Reading a long answer has been work enough for one task, and so is to find what has not changed in it.
    if (answer.ok) await nextTask();
    const next = answer.ok ? known(answer.value, wish.state) : null;
    if (next) await nextTask();
    // Another wish may have come since, here or while the browser took its picture of the old list; it answers for this one.
    let isShown = false;
    const finish = async (): Promise<void> => {
      if (running !== turn) return;
      if (next) await show(wish, next);
      else if (!answer.ok) giveUp(wish, answer.error);
      isShown = answer.ok;
    };
    // Back and Forward scroll as well, and a failure is no new list.
    if (answer.ok && wish.isNewEntry) await inTransition('listing', listElement(), finish);
    else await finish();
    return isShown;
  }

  async function show({ state: asked, isNewEntry }: Wish, answer: Catalogue): Promise<void> {
    const turn = running;
    // A page beyond the last one is answered with the last.
    shown = { ...asked, page: answer.currentPage };
    failed = null;
    if (isNewEntry) {
      onEntry(shown, writeAddress(path, shown, attributeFilters(answer)));
      // A new entry is work enough for one task, and it is made while the old list stands where it was left.
      await nextTask();
    }
    batch(() => {
      catalogue.value = answer;
      // What is asked for meanwhile stays asked for.
      if (running !== turn) return;
      state.value = shown;
      pending.value = false;
    });
    onShown(answer);
  }

  function giveUp(wish: Wish, error: ApiError): void {
    failed = wish;
    batch(() => {
      state.value = shown;
      pending.value = false;
      fault.value = error;
    });
  }

  return {
    isSearch: categoryId === null,
    catalogue,
    state,
    pending,
    fault,
    printed: new Set(opening.items),
    address: (change: Change) => writeAddress(path, change(shown), filters.value),
    go: (change) => load({ state: change(state.peek()), isNewEntry: true }),
    restore: (wanted) => load({ state: wanted, isNewEntry: false }),
    retry: () => load(failed ?? { state: shown, isNewEntry: false }),
    prefetch(change) {
      const query = listingQuery(categoryId, change(state.peek()));
      void ask((shop) => shop.listing(query));
    },
  };
}
