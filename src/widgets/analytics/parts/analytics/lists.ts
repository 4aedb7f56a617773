import { framesDone } from '../../../../shared/platform/dom';
import { on } from '../../../../shared/platform/events';

const ITEM = '[data-analytics-item]';
const LIST = '[data-analytics-list]';

interface PerRow {
  readonly desktop: number;
  readonly mobile: number;
}

/** A product in a list, and its place there, from 0. */
export interface Card {
  readonly element: HTMLElement;
  readonly index: number;
}

type Measure = (event: 'view_item_list' | 'select_item', list: HTMLElement, cards: readonly Card[]) => void;

/** Tells of each row of a list that is seen, once, and of each pressed link (analytics rules 5 and 6). */
export function watchLists(measure: Measure, { desktop, mobile }: PerRow, signal: AbortSignal): void {
  /** What to tell of a row, by its first card; each row once. */
  const rows = new WeakMap<Element, () => void>();
  // Analytics rule 5: a desktop begins at 920 px.
  const perRow = (): number => (matchMedia('(min-width: 920px)').matches ? desktop : mobile);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        rows.get(target)?.();
      }
    },
    { threshold: 0.5 },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  function watch(): void {
    if (signal.aborted) return;
    for (const list of document.querySelectorAll<HTMLElement>(LIST)) {
      const cards = [...list.querySelectorAll<HTMLElement>(ITEM)];
      for (const row of rowsOf(cards, perRow())) {
        const [first] = row;
        if (!first || rows.has(first)) continue;
        const places = row.map((element) => ({ element, index: cards.indexOf(element) }));
        rows.set(first, () => measure('view_item_list', list, places));
        observer.observe(first);
      }
    }
  }

  function select(event: Event): void {
    // In a row that stands in a shadow root, too.
    const [target] = event.composedPath();
    const card = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(ITEM) : null;
    const list = card?.closest<HTMLElement>(LIST);
    if (!card || !list) return;
    measure('select_item', list, [{ element: card, index: [...list.querySelectorAll(ITEM)].indexOf(card) }]);
  }

  watch();
  // A list renders its products over several frames; its rows are final only after the last one.
  on('listing-changed', () => requestAnimationFrame(() => void framesDone().then(watch)), { signal });
  document.addEventListener('click', select, { signal, capture: true });
}

/** Groups of `perRow` values; one list impression is one row (analytics rule 5). */
export function rowsOf<Value>(values: readonly Value[], perRow: number): Value[][] {
  const rows: Value[][] = [];
  for (let first = 0; first < values.length; first += perRow) rows.push(values.slice(first, first + perRow));
  return rows;
}
