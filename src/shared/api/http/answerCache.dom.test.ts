import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerCache, freshFor } from './answerCache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer may stand in for as long as Cache-Control says, and not where it says nothing', () => {
  const headers = ['max-age=60', 'private, max-age=5', 'no-store, max-age=60', 'no-cache', 's-maxage=60', '', null];
  expect(headers.map(freshFor)).toEqual([60, 5, 0, 0, 0, 0, 0]);
});

test('after that time it is asked anew', () => {
  const cache = createAnswerCache();
  cache.keep('/a', { n: 1 }, 'max-age=60');
  vi.advanceTimersByTime(59_999);
  expect(cache.find('/a')).toEqual({ n: 1 });
  vi.advanceTimersByTime(1);
  expect(cache.find('/a')).toBeUndefined();
});

test('the answer unused the longest makes room', () => {
  const cache = createAnswerCache();
  for (let n = 0; n < 50; n += 1) cache.keep(`/${n}`, n, 'max-age=60');
  cache.find('/0');
  cache.keep('/50', 50, 'max-age=60');
  expect([cache.find('/0'), cache.find('/1'), cache.find('/50')]).toEqual([0, undefined, 50]);
});
