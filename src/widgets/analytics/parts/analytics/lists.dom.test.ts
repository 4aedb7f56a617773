import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { rowsOf, watchLists } from './lists';
import part from './part';

const { desktopRow, mobileRow } = part.attributes;
const PER_ROW = { desktop: desktopRow.default, mobile: mobileRow.default };

type Tell = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

/** An observer that tells of an element when the test lets it be seen. */
class FakeObserver {
  static last: FakeObserver;
  readonly watched = new Set<Element>();
  readonly tell: Tell;
  readonly options: IntersectionObserverInit;
  constructor(tell: Tell, options: IntersectionObserverInit) {
    this.tell = tell;
    this.options = options;
    FakeObserver.last = this;
  }
  observe = (element: Element): void => void this.watched.add(element);
  unobserve = (element: Element): void => void this.watched.delete(element);
  disconnect = (): void => this.watched.clear();
  see(target: Element): void {
    if (this.watched.has(target)) this.tell([{ isIntersecting: true, target }]);
  }
}

let leave: AbortController;
let cards: HTMLElement[];

beforeEach(() => {
  leave = new AbortController();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  cards = ['a', 'b', 'c', 'd', 'e'].map((sku) => {
    const card = build('li', '', build('a', '', sku), build('span', '', 'price'));
    card.dataset['analyticsItem'] = sku;
    return card;
  });
  const list = build('ul', '', ...cards);
  list.dataset['analyticsList'] = 'planken';
  document.body.replaceChildren(list);
});

afterEach(() => leave.abort());

function watch(width: number): string[] {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const from = /min-width: (\d+)px/.exec(query)?.[1];
    return Object.assign(new EventTarget(), { matches: width >= Number(from) }) as MediaQueryList;
  });
  const told: string[] = [];
  watchLists(
    (event, _list, seen) =>
      told.push(
        `${event} ${seen.map(({ element, index }) => `${element.dataset['analyticsItem']}${index}`).join(' ')}`,
      ),
    PER_ROW,
    leave.signal,
  );
  return told;
}

test.each([
  [920, ['view_item_list a0 b1 c2 d3', 'view_item_list e4']],
  [919, ['view_item_list a0 b1', 'view_item_list c2 d3', 'view_item_list e4']],
])('analytics rule 5: at %i px each row is sent once, when half of its first item is visible', (width, rows) => {
  const told = watch(width);
  expect(FakeObserver.last.options).toEqual({ threshold: 0.5 });
  expect(told).toEqual([]);
  for (const card of [...cards, ...cards]) FakeObserver.last.see(card);
  expect(told).toEqual(rows);
});

test('analytics rule 6: a press on a link in an item is sent, one beside the link is not', () => {
  const told = watch(920);
  cards[1]?.querySelector('span')?.click();
  expect(told).toEqual([]);
  cards[1]?.querySelector('a')?.click();
  expect(told).toEqual(['select_item b1']);
});

test.each([
  [4, [4, 4, 1]],
  [2, [2, 2, 2, 2, 1]],
])('analytics rule 5: list impressions in rows of %i', (perRow, sizes) => {
  expect(rowsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], perRow).map((row) => row.length)).toEqual(sizes);
});
