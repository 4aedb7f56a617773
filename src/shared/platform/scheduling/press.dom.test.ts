import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPressed, pressEnded } from './press';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether the document is `:active`, which happy-dom does not know. */
function setPressed(isActive: boolean): void {
  vi.spyOn(document.documentElement, 'matches').mockReturnValue(isActive);
}

/** What it answers is called at the end of a press that begins here. */
function waitForPress() {
  const ended = vi.fn<() => void>();
  setPressed(true);
  void (async () => {
    await pressEnded(document.documentElement);
    ended();
  })();
  return ended;
}

test('It waits for the end of a press', async () => {
  const ended = waitForPress();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  setPressed(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(ended).toHaveBeenCalledOnce();
});

test('listing rule 41: a press whose end does not come holds nothing up for more than 5 s, and the next press counts again', async () => {
  const ended = waitForPress();
  await vi.advanceTimersByTimeAsync(4900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledOnce();
  expect(isPressed(document.documentElement)).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(isPressed(document.documentElement)).toBe(true);
});
