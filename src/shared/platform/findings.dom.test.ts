import { expect, test } from 'vitest';
import { findingsSoFar, remember } from './findings';

test('a mistake is kept once for each element, however often it is told', () => {
  const finding = { part: 'price', message: 'data-price: expected number', place: 'data-price', near: null };
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  for (const element of [first, second, first]) remember([finding], element);
  expect(findingsSoFar().map(({ element }) => element?.deref())).toEqual([first, second]);
});
