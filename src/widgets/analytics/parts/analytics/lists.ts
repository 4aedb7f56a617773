import * as v from 'valibot';
import { categoryLevels, rowsOf } from '../../layer/model';
import { ItemSchema, type Item } from '../../layer/schemas';
import { framesDone, onVisible } from '../../../../shared/platform/dom';
import { on } from '../../../../shared/platform/events';
import type { PushEvent } from './events';

const ITEM = '[data-analytics-item]';
const LIST = '[data-analytics-list]';

interface PerRow {
  readonly desktop: number;
  readonly mobile: number;
}

/** Pushes `view_item_list` for each row of a list, once, and `select_item` for a pressed link (analytics rules 5 and 6). */
export function watchLists(push: PushEvent, { desktop, mobile }: PerRow, signal: AbortSignal): void {
  const seen = new WeakSet<Element>();
  // Analytics rule 5: a desktop begins at 920 px.
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
        onVisible(
          first,
          ({ isIntersecting }) => {
            if (!isIntersecting) return;
            done.abort();
            const items = row.flatMap((card) => itemOf(card, cards.indexOf(card), list) ?? []);
            if (items.length > 0) push('view_item_list', { ...listOf(list), items });
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
    if (item) push('select_item', { ...listOf(list), items: [item] });
  }

  watch();
  // A list renders its products over several frames; its rows are final only after the last one.
  on('listing-changed', () => requestAnimationFrame(() => void framesDone().then(watch)), { signal });
  document.addEventListener('click', select, { signal, capture: true });
}

function listOf({ dataset }: HTMLElement): { item_list_id?: string; item_list_name?: string } {
  const { analyticsList: id, analyticsListName: name } = dataset;
  return { ...(id ? { item_list_id: id } : {}), ...(name ? { item_list_name: name } : {}) };
}

/** The item in a card's attribute, with its index in the list; null, and logged, where it is not a valid item. */
function itemOf(card: HTMLElement, index: number, list: HTMLElement): Item | null {
  const levels = categoryLevels(list.dataset['analyticsCategories']?.split(' > ') ?? []);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ItemSchema), card.dataset['analyticsItem']);
  if (parsed.success) return { ...levels, ...parsed.output, ...listOf(list), index };
  console.error('[noest] analytics: data-analytics-item:', parsed.issues[0].message, card);
  return null;
}
