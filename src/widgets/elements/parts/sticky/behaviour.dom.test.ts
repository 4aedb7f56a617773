import { beforeEach, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { FakeObserver } from '../../../../../tests/support/FakeObserver';
import { propsOf } from '../../../../../tests/support/renderPart';
import { build } from '../../../../shared/platform/dom';
import sticky from './behaviour';
import part from './part';

const mounted = mountInFakeTime(50);

beforeEach(() => FakeObserver.install());

/** An element that is near once the page has scrolled, and the mark before it that is observed. */
function attach(given: Parameters<typeof propsOf<typeof part>>[1] = {}) {
  const element = build('div', '', 'Totaal');
  document.body.replaceChildren(element);
  void sticky.attach(element, propsOf(part, given), mounted.signal);
  dispatchEvent(new Event('scroll'));
  FakeObserver.report(element, { isIntersecting: true });
  vi.advanceTimersByTime(50);
  const mark = element.previousElementSibling as HTMLElement;
  const markAt = (bottom: number, isIntersecting: boolean) => {
    FakeObserver.report(mark, { isIntersecting, boundingClientRect: new DOMRect(0, bottom - 1, 10, 1) });
    return element.hasAttribute('data-stuck');
  };
  return { element, mark, markAt };
}

test('elements rule 20: it is stuck once its own position has scrolled past, and no longer when that is back', () => {
  const { mark, markAt } = attach();
  expect(mark.style.blockSize).toBe('1px');
  expect([markAt(0, true), markAt(-1, false), markAt(300, false), markAt(-1, false), markAt(1, true)]).toEqual([
    false,
    true,
    // It is below the window.
    false,
    true,
    false,
  ]);
});

test('elements rule 20: it is stuck offset px later', () => {
  expect(attach({ offset: 200 }).mark.style.blockSize).toBe('201px');
});

test('elements rule 20: it listens to no scrolling after the first', () => {
  const added = vi.spyOn(globalThis, 'addEventListener');
  attach();
  added.mockClear();
  attach();
  expect(added.mock.calls.filter(([type]) => type === 'scroll')).toEqual([]);
});

test('elements rule 2: it leaves neither its mark nor its state', () => {
  const { element, markAt } = attach();
  markAt(-1, false);
  mounted.leave();
  expect([element.previousElementSibling, element.hasAttribute('data-stuck')]).toEqual([null, false]);
});
