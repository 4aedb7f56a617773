import { expect, test, vi } from 'vitest';
import { findingsSoFar, onFinding, remember } from './findings';

test('a mistake is kept once for each element, however often it is told', () => {
  const finding = { part: 'price', message: 'data-price: expected number', place: 'data-price', near: null };
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  for (const element of [first, second, first]) remember([finding], element);
  expect(findingsSoFar().map(({ element }) => element?.deref())).toEqual([first, second]);
});

test('who listens is called for each finding until they leave', () => {
  const [told, leaving] = [vi.fn(), new AbortController()];
  onFinding(told, leaving.signal);
  const finding = { part: 'page configuration', message: 'locale: expected text', place: 'locale', near: null };
  remember([finding]);
  leaving.abort();
  remember([{ ...finding, message: 'currency: expected text' }]);
  expect(told).toHaveBeenCalledOnce();
});
