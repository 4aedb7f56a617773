import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../api/result';
import { last } from '../platform/events';
import { announced } from '.';

const REQUEST = { view: 'excl_tax' } as const;
const MADE = ok(REQUEST);
const ABORTED = { ok: false, error: { kind: 'aborted' } };

let page: AbortController;
const make = vi.fn(() => Promise.resolve(MADE));
const change = () => announced('price-view-change', REQUEST, make);
const before = (listener: (event: DocumentEventMap['shop:before-price-view-change']) => void): void =>
  document.addEventListener('shop:before-price-view-change', listener, { signal: page.signal });

beforeEach(() => {
  page = new AbortController();
  make.mockClear();
});

afterEach(() => page.abort());

test('shared rule 48: a change that nobody holds up is made at once, and its outcome is told', async () => {
  const after = vi.fn();
  document.addEventListener('shop:after-price-view-change', ({ detail }) => after(detail), { signal: page.signal });
  const outcome = change();
  expect(make).toHaveBeenCalledOnce();
  expect(await outcome).toBe(MADE);
  expect(after).toHaveBeenCalledExactlyOnceWith({ request: REQUEST, outcome: MADE });
});

test('shared rule 48: preventDefault forbids it: it is not made, and its outcome says so', async () => {
  before((event) => event.preventDefault());
  expect(await change()).toEqual(ABORTED);
  expect(make).not.toHaveBeenCalled();
  expect(last('after-price-view-change')).toEqual({ request: REQUEST, outcome: ABORTED });
});

test('shared rule 49: it waits for every promise that listeners give', async () => {
  let goOn = (): void => {};
  const answer = new Promise<void>((resolve) => (goOn = resolve));
  before(({ detail }) => detail.waitUntil(Promise.resolve()));
  before(({ detail }) => detail.waitUntil(answer));
  const outcome = change();
  await Promise.resolve();
  expect(make).not.toHaveBeenCalled();
  goOn();
  expect(await outcome).toBe(MADE);
});

test('shared rule 49: it is not made where the answer is false', async () => {
  before(({ detail }) => detail.waitUntil(Promise.resolve(false)));
  expect(await change()).toEqual(ABORTED);
  expect(make).not.toHaveBeenCalled();
});

test('shared rule 49: nor where a promise rejects, which the console says', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new Error('no stock service');
  before(({ detail }) => detail.waitUntil(Promise.reject(cause)));
  expect(await change()).toEqual(ABORTED);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shop:before-price-view-change'), cause);
});

test('shared rule 49: waitUntil throws once the event is over', async () => {
  let late: (promise: Promise<unknown>) => void = () => {};
  before(({ detail }) => (late = detail.waitUntil));
  await change();
  expect(() => late(Promise.resolve())).toThrow('[noest] shop:before-price-view-change: waitUntil');
});
