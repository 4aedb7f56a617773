import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPressed, pressEnded } from './press';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What the document has as `:active`, which happy-dom does not know. */
function press(...pressed: Element[]): void {
  vi.spyOn(document.documentElement, 'querySelectorAll').mockReturnValue(pressed as unknown as NodeListOf<Element>);
}

async function waitFor(done: () => void): Promise<void> {
  await pressEnded(document.documentElement);
  done();
}

test('It waits for the end of a press', async () => {
  const link = document.createElement('a');
  const done = vi.fn<() => void>();
  press(document.body, link);
  void waitFor(done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).not.toHaveBeenCalled();
  press();
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toHaveBeenCalledOnce();
});

test('listing rule 41: a press whose end does not come holds nothing up for more than 5 s, and the next press counts again', async () => {
  const link = document.createElement('a');
  const done = vi.fn<() => void>();
  press(document.body, link);
  void waitFor(done);
  await vi.advanceTimersByTimeAsync(4900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledOnce();
  expect(isPressed(document.documentElement)).toBe(false);
  press(document.body, document.createElement('button'));
  expect(isPressed(document.documentElement)).toBe(true);
});
