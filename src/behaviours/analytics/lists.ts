import * as v from 'valibot';
import { categoryLevels, rowsOf } from '../../shared/analytics/model';
import { ItemSchema, type Item } from '../../shared/analytics/schemas';
import { turnsOver, whenSeen } from '../../shared/dom';
import { on } from '../../shared/events';
import type { Tell } from './tell';

const ITEM = '[data-analytics-item]';
const LIST = '[data-analytics-list]';

interface PerRow {
  readonly desktop: number;
  readonly mobile: number;
}

/** Tells a row of a list when it comes into view, once, and an item when its link is followed. */
export function watchLists(tell: Tell, { desktop, mobile }: PerRow, signal: AbortSignal): void {
  const seen = new WeakSet<Element>();
  // Specification 9: a desktop begins at 920 px.
  const perRow = (): number => (matchMedia('(min-width: 920px)').matches ? desktop : mobile);

  function watch(): void {
    if (signal.aborted) return;
    for (const list of document.querySelectorAll<HTMLElement>(LIST)) {
      const cards = [...list.querySelectorAll<HTMLElement>(ITEM)];
      for (const row of rowsOf(cards, perRow())) {
        const [first] = row;
        if (!first || seen.has(first)) continue;
        seen.add(first);
        const done = new AbortController();
        signal.addEventListener('abort', () => done.abort());
        whenSeen(
          first,
          ({ isIntersecting }) => {
            if (!isIntersecting) return;
            done.abort();
            const items = row.flatMap((card) => itemOf(card, cards.indexOf(card), list) ?? []);
            if (items.length > 0) tell('view_item_list', { ...listOf(list), items });
          },
          done.signal,
          { threshold: 0.5 },
        );
      }
    }
  }

  function select({ target }: Event): void {
    const card = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(ITEM) : null;
    const list = card?.closest<HTMLElement>(LIST);
    if (!card || !list) return;
    const item = itemOf(card, [...list.querySelectorAll(ITEM)].indexOf(card), list);
    if (item) tell('select_item', { ...listOf(list), items: [item] });
  }

  watch();
  // A list puts other products there a few a frame; before it is whole, its rows are not yet those that the shopper sees.
  on('listing-changed', () => requestAnimationFrame(() => void turnsOver().then(watch)), { signal });
  document.addEventListener('click', select, { signal, capture: true });
}

function listOf({ dataset }: HTMLElement): { item_list_id?: string; item_list_name?: string } {
  const { analyticsList: id, analyticsListName: name } = dataset;
  return { ...(id ? { item_list_id: id } : {}), ...(name ? { item_list_name: name } : {}) };
}

/** What a card's attribute says, with its place in the list; null, and reported, where that is no item. */
function itemOf(card: HTMLElement, index: number, list: HTMLElement): Item | null {
  const levels = categoryLevels(list.dataset['analyticsCategories']?.split(' > ') ?? []);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ItemSchema), card.dataset['analyticsItem']);
  if (parsed.success) return { ...levels, ...parsed.output, ...listOf(list), index };
  console.error('[noest] analytics: data-analytics-item:', parsed.issues[0].message, card);
  return null;
}
