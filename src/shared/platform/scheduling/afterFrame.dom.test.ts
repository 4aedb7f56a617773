import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, framesDone } from './afterFrame';

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
  for (let piece = 0; piece < pieces; piece++) afterFrame(() => {}, piece < first ? 'first' : 'beside');
  await framesDone();
  return frames.mock.calls.length;
}

test('On a slow machine each piece has a frame of its own', async () => {
  frame = 20;
  expect(await framesFor(14)).toBe(14);
});

test('On a slow machine two queues share no frame either', async () => {
  frame = 20;
  expect(await framesFor(5, 2)).toBe(5);
});

test('While frames stay short, each next one has one piece more', async () => {
  frame = 1;
  expect(await framesFor(2 + 3 + 4)).toBe(3);
});

test('Work added while other work runs comes after it', async () => {
  const done: string[] = [];
  afterFrame(() => {
    done.push('first');
    afterFrame(() => done.push('third'));
  });
  afterFrame(() => done.push('second'));
  await framesDone();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('Work of the first queue comes first, then the queues alternate', async () => {
  const done: string[] = [];
  afterFrame(() => done.push('a filter'));
  afterFrame(() => done.push('another filter'));
  afterFrame(() => done.push('a card'), 'first');
  afterFrame(() => done.push('another card'), 'first');
  afterFrame(() => done.push('a third card'), 'first');
  await framesDone();
  expect(done).toEqual(['a card', 'a filter', 'another card', 'another filter', 'a third card']);
});

test('Cancelled work is not done, later work still is', async () => {
  const [taken, kept] = [vi.fn(), vi.fn()];
  afterFrame(taken)();
  await framesDone();
  afterFrame(kept);
  await framesDone();
  expect(taken).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledOnce();
});

test('Nothing is done while something is pressed: what moves from under a press is not clicked', async () => {
  const isActive = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  const done = vi.fn<() => void>();
  afterFrame(done);
  await vi.waitFor(() => expect(isActive.mock.calls.length).toBeGreaterThan(2));
  expect(done).not.toHaveBeenCalled();
  isActive.mockReturnValue(false);
  await framesDone();
  expect(done).toHaveBeenCalledOnce();
});
