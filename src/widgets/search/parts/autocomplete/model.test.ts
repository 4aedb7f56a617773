import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Suggestions } from '../../../../shared/api';
import {
  hasMoreResults,
  initialState,
  isRecentShown,
  isShown,
  reduce,
  shownOptions,
  type SearchEvent,
  type SearchState,
} from './model';

const found = (labels: readonly string[]): Suggestions => ({
  categories: [],
  filters: [],
  keywords: labels.map((label) => ({ label, url: `/${label}` })),
  products: [],
});

const after = (events: readonly SearchEvent[], start = initialState('', 3)): SearchState =>
  events.reduce(reduce, start);
const typed = (text: string): SearchEvent => ({ type: 'typed', text });
const answered = (sequence: number, ...labels: string[]): SearchEvent => ({
  type: 'answered',
  sequence,
  suggestions: found(labels),
});

const event: fc.Arbitrary<SearchEvent> = fc.oneof(
  fc.constantFrom('', 'do', 'dou', 'doug', 'vuren', 'vuren ').map(typed),
  fc.constantFrom<SearchEvent>(
    { type: 'composed', text: 'doug' },
    { type: 'caret' },
    { type: 'escape' },
    { type: 'left' },
  ),
  fc.constantFrom<SearchEvent>({ type: 'outside' }, { type: 'arrow', by: 1 }, { type: 'arrow', by: -1 }),
  fc.tuple(fc.nat(6), fc.array(fc.string(), { maxLength: 4 })).map(([at, labels]) => answered(at, ...labels)),
  fc.nat(6).map((sequence) => ({ type: 'failed' as const, sequence })),
  fc.constantFrom<SearchEvent>({ type: 'retried' }, { type: 'erased' }),
  fc.array(fc.string(), { maxLength: 5 }).map((recent) => ({ type: 'focused' as const, recent })),
);

test('search rule 21: no option is active once other recent searches are listed', () => {
  const state = after([
    { type: 'focused', recent: ['vuren', 'douglas'] },
    { type: 'arrow', by: -1 },
    { type: 'focused', recent: [] },
  ]);
  expect(state.active).toBe(-1);
});

describe('for any events in any order', () => {
  test('The active option exists, and none is active while no suggestions are shown', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(events);
        expect(state.active).toBeGreaterThanOrEqual(-1);
        expect(state.active).toBeLessThan(Math.max(shownOptions(state), 1));
        expect(isShown(state) || state.active === -1).toBe(true);
      }),
    );
  });

  test('search rule 2: with fewer than 3 characters nothing is shown or requested', () => {
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom('', 'd', 'do', ' do '), (events, text) => {
        const state = after([...events, typed(text)]);
        expect(isShown(state)).toBe(false);
        expect(state.asked).toBeNull();
        expect(state.answer).toBeNull();
      }),
    );
  });

  test('A request, an answer, a failure and recent searches never show together', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(events);
        fc.pre(isShown(state));
        expect(state.failed === null || (state.asked === null && state.answer === null)).toBe(true);
        expect(isRecentShown(state) && (state.asked !== null || state.answer !== null || state.failed !== null)).toBe(
          false,
        );
      }),
    );
  });

  test('search rule 4: shows the answer to the last query, in whatever order the answers arrive', () => {
    const words = fc.uniqueArray(
      fc.string({ minLength: 3 }).filter((text) => text.trim().length >= 3),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(
        words.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(
              all.map((_, at) => at + 1),
              { minLength: all.length },
            ),
          ),
        ),
        ([all, order]) => {
          fc.pre(new Set(all.map((text) => text.trim())).size === all.length);
          const asked = after(all.map(typed));
          const state = after(
            order.map((sequence) => answered(sequence, `antwoord ${sequence}`)),
            asked,
          );
          expect(state.answer?.query).toBe(all.at(-1)?.trim());
          expect(state.answer?.suggestions.keywords[0]?.label).toBe(`antwoord ${all.length}`);
        },
      ),
    );
  });
});

test('search rule 7: the list is shown while loading and with results', () => {
  const loading = after([typed('dou')]);
  expect(isShown(loading)).toBe(true);
  expect(isShown(after([answered(1, 'douglas')], loading))).toBe(true);
});

test('Keeps the old answer until the new one arrives', () => {
  const state = after([typed('dou'), answered(1, 'douglas'), typed('doug')]);
  expect(state.answer?.query).toBe('dou');
  expect(state.asked).toEqual({ sequence: 2, query: 'doug' });
});

test('A space at the end starts no new request', () => {
  expect(after([typed('dou'), typed('dou ')]).asked?.sequence).toBe(1);
});

test('search rule 14: a press outside clears the query', () => {
  expect(after([typed('dou'), answered(1, 'douglas'), { type: 'outside' }])).toMatchObject({ text: '', answer: null });
});

test('A press outside keeps the text while the list is closed', () => {
  expect(after([typed('dou'), { type: 'left' }, { type: 'outside' }]).text).toBe('dou');
});

test('Escape closes the list and keeps the text; a second one clears it', () => {
  const once = after([typed('dou'), answered(1, 'douglas'), { type: 'escape' }]);
  expect([isShown(once), once.text]).toEqual([false, 'dou']);
  expect(reduce(once, { type: 'escape' }).text).toBe('');
});

test('An arrow opens a closed list without a new request', () => {
  const state = after([typed('dou'), answered(1, 'douglas'), { type: 'escape' }, { type: 'arrow', by: 1 }]);
  expect([isShown(state), state.asked, state.active]).toEqual([true, null, -1]);
});

test('search rule 18: a failed request is told and keeps the text, until it is asked again, closed or typed on', () => {
  const told = after([typed('dou'), { type: 'failed', sequence: 1 }]);
  expect([isShown(told), told.failed, told.text]).toEqual([true, 'dou', 'dou']);
  expect(reduce(told, { type: 'retried' })).toMatchObject({ failed: null, asked: { sequence: 2, query: 'dou' } });
  expect(reduce(told, typed('doug'))).toMatchObject({ failed: null, asked: { sequence: 2, query: 'doug' } });
  expect(isShown(reduce(told, { type: 'left' }))).toBe(false);
});

test('search rule 21: recent searches are shown in an empty field that gets the focus, and by an arrow', () => {
  const recent = ['douglas', 'osb'];
  const focused = after([{ type: 'focused', recent }]);
  expect([isRecentShown(focused), shownOptions(focused)]).toEqual([true, 3]);
  const closed = reduce(focused, { type: 'escape' });
  expect(isShown(closed)).toBe(false);
  expect(isShown(reduce(closed, { type: 'arrow', by: 1 }))).toBe(true);
  expect(isShown(reduce(focused, typed('d')))).toBe(false);
  expect(isShown(after([{ type: 'focused', recent }], initialState('vuren', 3)))).toBe(false);
  expect(isShown(after([{ type: 'focused', recent: [] }]))).toBe(false);
  expect(reduce(focused, { type: 'erased' })).toMatchObject({ recent: [], open: false });
});

test('search rule 12: the link to all results is shown with more than 3 products', () => {
  const product: Suggestions['products'] = [];
  const answer = (count: number) => ({
    query: 'dou',
    suggestions: { ...found([]), products: Array.from({ length: count }, () => product[0]!) },
  });
  expect([3, 4].map((count) => hasMoreResults(answer(count)))).toEqual([false, true]);
});
