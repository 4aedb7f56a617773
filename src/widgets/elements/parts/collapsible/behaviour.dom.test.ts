import { beforeEach, expect, test, vi } from 'vitest';
import { mountPerTest } from '../../../../../tests/support/mountPerTest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { build } from '../../../../shared/platform/dom';
import collapsible from './behaviour';
import part from './part';

const mounted = mountPerTest();
let isWide: boolean;
let isStill: boolean;

beforeEach(() => {
  [isWide, isStill] = [false, false];
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') ? isStill : isWide }),
  );
});

function attach(openAt = '', open = false) {
  const summary = build('summary', '', 'Bezorging');
  const details = document.body.appendChild(build('details', '', summary, build('p', '', 'Morgen in huis.')));
  const animate = vi.fn<(frames: unknown, options: KeyframeAnimationOptions) => Animation>(() =>
    Object.assign(new EventTarget() as Animation, { cancel: () => {} }),
  );
  details.animate = animate;
  details.open = open;
  void collapsible.attach(details, propsOf(part, { openAt }), mounted.signal);
  return { details, summary, animate };
}

test('elements rule 22: it unfolds in 200 ms, and is folded once that is done', () => {
  const { details, summary, animate } = attach();
  summary.click();
  expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([200]);
  animate.mock.results[0]?.value.onfinish();
  expect(details.open).toBe(true);
  summary.click();
  expect(details.open).toBe(true);
  animate.mock.results[1]?.value.onfinish();
  expect(details.open).toBe(false);
});

test('elements rule 22: under the media query it is always open', () => {
  isWide = true;
  const { details, summary, animate } = attach('(min-width: 920px)');
  expect(details.open).toBe(true);
  summary.click();
  expect([details.open, animate.mock.calls]).toEqual([true, []]);
});

test('elements rule 22: beside it the media query leaves it folded', () => {
  expect(attach('(min-width: 920px)').details.open).toBe(false);
});

test('elements rule 22: what the shopper opened before the module was there stays open', () => {
  expect(attach('(min-width: 920px)', true).details.open).toBe(true);
});

test('elements rule 1: under reduced motion it unfolds without an animation', () => {
  isStill = true;
  const { details, summary, animate } = attach();
  summary.click();
  expect([details.open, animate.mock.calls]).toEqual([true, []]);
});
