import { beforeEach, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { FakeObserver } from '../../../../../tests/support/FakeObserver';
import { propsOf } from '../../../../../tests/support/renderPart';
import { build } from '../../../../shared/platform/dom';
import matchHeight from './behaviour';
import part from './part';

const mounted = mountInFakeTime(50);

beforeEach(() => FakeObserver.install());

/** Items with this top and this natural height each, and a way to say that the width is another one. */
function attach(boxes: readonly (readonly [top: number, height: number])[], byRow = true) {
  const measured = vi.fn<() => void>();
  const items = boxes.map(([top, height]) => {
    const item = build('p', '');
    item.dataset['match'] = '';
    item.getBoundingClientRect = () => (measured(), new DOMRect(0, top, 10, height));
    return item;
  });
  const element = document.body.appendChild(build('div', '', ...items));
  let width = 0;
  Object.defineProperty(element, 'clientWidth', { get: () => width });
  void matchHeight.attach(element, propsOf(part, { byRow }), mounted.signal);
  const resize = () => {
    width += 1;
    FakeObserver.report(element);
  };
  resize();
  vi.advanceTimersByTime(20);
  /** How often all of them have been measured. */
  const rounds = () => measured.mock.calls.length / boxes.length;
  return { resize, rounds, heights: () => items.map(({ style }) => style.minBlockSize) };
}

test('elements rule 21: what stands on one line has one height, that of the highest', () => {
  const { heights } = attach([
    [0, 20],
    [0, 50],
    [60, 30],
    [60, 10],
  ]);
  expect(heights()).toEqual(['50px', '50px', '30px', '30px']);
});

test('elements rule 21: without by-row all have one height', () => {
  const { heights } = attach(
    [
      [0, 20],
      [60, 30],
    ],
    false,
  );
  expect(heights()).toEqual(['30px', '30px']);
});

test('elements rule 21: it is worked out anew at most once in 500 ms, the last change included', () => {
  const { resize, rounds } = attach([[0, 20]]);
  expect(rounds()).toBe(1);
  resize();
  vi.advanceTimersByTime(300);
  resize();
  vi.advanceTimersByTime(150);
  expect(rounds()).toBe(1);
  vi.advanceTimersByTime(60);
  expect(rounds()).toBe(2);
  vi.advanceTimersByTime(2_000);
  expect(rounds()).toBe(2);
});
