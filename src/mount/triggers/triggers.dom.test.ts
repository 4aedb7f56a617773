import { expect, test } from 'vitest';
import { createTriggers, TRIGGERS } from './createTriggers';

test('mount rule 22: the names of the triggers, as a page and as the checker tells them, are those that there are', () => {
  const controller = new AbortController();
  const triggers = createTriggers(() => {}, { parts: {} }, controller.signal);
  controller.abort();
  expect(TRIGGERS).toEqual(Object.keys(triggers));
});
