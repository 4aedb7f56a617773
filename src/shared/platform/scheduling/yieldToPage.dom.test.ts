import { expect, test, vi } from 'vitest';
import { nextTask } from './yieldToPage';

test('a task that the browser dropped with the page is done when the page is shown again', async () => {
  // As Firefox does with a page that it puts into its back/forward cache.
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly port1 = { close() {} };
      readonly port2 = { postMessage() {} };
    },
  );
  let done = false;
  const task = nextTask().then(() => (done = true));
  await Promise.resolve();
  expect(done).toBe(false);
  dispatchEvent(new Event('pageshow'));
  await task;
  vi.unstubAllGlobals();
});
