import { afterEach, expect, test, vi } from 'vitest';
import { inTransition } from './inTransition';

const attribute = () => document.documentElement.dataset['noestTransition'];
const still = { matches: true } as MediaQueryList;

/** A browser whose transitions a test finishes by hand; a newer one cuts an older one short. */
function withTransitions() {
  const cut: (() => void)[] = [];
  const finish: (() => void)[] = [];
  document.startViewTransition = ((update: () => Promise<void>) => {
    cut.at(-1)?.();
    const ready = new Promise<void>((resolve, reject) => {
      finish.push(resolve);
      cut.push(() => reject(new DOMException('skipped', 'AbortError')));
    });
    const updateCallbackDone = Promise.resolve().then(update);
    return { ready, updateCallbackDone, finished: Promise.allSettled([ready, updateCallbackDone]) };
  }) as unknown as Document['startViewTransition'];
  return finish;
}

afterEach(() => {
  vi.restoreAllMocks();
  delete (document as Partial<Document>).startViewTransition;
});

test('a browser without transitions, or a shopper who wants no motion, gets the change at once', () => {
  const change = vi.fn<() => void>();
  void inTransition('listing', null, change);
  expect(change).toHaveBeenCalledOnce();

  withTransitions();
  vi.spyOn(window, 'matchMedia').mockReturnValue(still);
  void inTransition('listing', null, change);
  expect(change).toHaveBeenCalledTimes(2);
  expect(attribute()).toBeUndefined();
});

test('the change is made within the transition, which the html element names until it is over', async () => {
  const finish = withTransitions();
  const change = vi.fn<() => void>();
  await inTransition('listing', null, change);
  expect(change).toHaveBeenCalledOnce();
  expect(attribute()).toBe('listing');
  finish[0]?.();
  await expect.poll(() => attribute()).toBeUndefined();
});

test('a browser that can takes its picture of the part that changes, and leaves the page alone', async () => {
  withTransitions();
  const scope = document.createElement('div');
  const ofScope = document.startViewTransition;
  const ofPage = vi.fn<typeof ofScope>();
  document.startViewTransition = ofPage;
  const change = vi.fn<() => void>();
  await inTransition('listing', Object.assign(scope, { startViewTransition: ofScope }), change);
  expect([ofPage, change].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(attribute()).toBeUndefined();
});

test('one that is cut short by another has made its change too, and leaves the other its name', async () => {
  const finish = withTransitions();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await Promise.all([inTransition('listing', null, first), inTransition('listing', null, second)]);
  expect([first, second].map((change) => change.mock.calls.length)).toEqual([1, 1]);
  expect(attribute()).toBe('listing');
  finish[1]?.();
  await expect.poll(() => attribute()).toBeUndefined();
});
