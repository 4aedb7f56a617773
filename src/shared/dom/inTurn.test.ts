import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, turnsOver } from './inTurn';

/** In ms: what this machine takes for a frame. */
let frame = 0;
beforeEach(() => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += frame));
});
afterEach(() => vi.restoreAllMocks());

/** How many frames it takes until all of this work is done, some of it of what is looked at. */
async function framesFor(pieces: number, first = 0): Promise<number> {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  for (let piece = 0; piece < pieces; piece++) inTurn(() => {}, piece < first ? 'first' : 'beside');
  await turnsOver();
  return frames.mock.calls.length;
}

test('on a slow machine each has a frame of its own', async () => {
  frame = 20;
  expect(await framesFor(14)).toBe(14);
});

test('on a slow machine two lanes share no frame either', async () => {
  frame = 20;
  expect(await framesFor(5, 2)).toBe(5);
});

test('while frames stay short there is a piece more before each next one', async () => {
  frame = 1;
  expect(await framesFor(2 + 3 + 4)).toBe(3);
});

test('who asks while others have their turn comes after them', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('first');
    inTurn(() => done.push('third'));
  });
  inTurn(() => done.push('second'));
  await turnsOver();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('what is looked at comes first, and takes turns with what stands beside it', async () => {
  const done: string[] = [];
  inTurn(() => done.push('a filter'));
  inTurn(() => done.push('another filter'));
  inTurn(() => done.push('a card'), 'first');
  inTurn(() => done.push('another card'), 'first');
  inTurn(() => done.push('a third card'), 'first');
  await turnsOver();
  expect(done).toEqual(['a card', 'a filter', 'another card', 'another filter', 'a third card']);
});

test('a wish taken back is not done, and one that comes later still is', async () => {
  const [taken, kept] = [vi.fn(), vi.fn()];
  inTurn(taken)();
  await turnsOver();
  inTurn(kept);
  await turnsOver();
  expect(taken).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledOnce();
});
