import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { FakeObserver } from '../../../../../tests/support/FakeObserver';
import { propsOf } from '../../../../../tests/support/renderPart';
import { build } from '../../../../shared/platform/dom';
import slider from './behaviour';
import part from './part';

const WIDTH = 100;
// What waits for a frame would wait for it in the next test.
const mounted = mountInFakeTime(50);
let isStill: boolean;
/** How wide the row is, in px. */
let row: number;

beforeEach(() => {
  isStill = false;
  row = WIDTH;
  FakeObserver.install();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isStill && query.includes('reduced-motion') }),
  );
});

/** A row of six slides of 100 px, of which one is in view. */
function attach(given: Parameters<typeof propsOf<typeof part>>[1] = {}) {
  const link = build('a', '');
  link.href = '#dia';
  const slides = Array.from({ length: 6 }, (_, index) => build('li', '', ...(index === 0 ? [link] : [])));
  const track = build('ul', 'noest-slider__track', ...slides);
  Object.defineProperties(track, { clientWidth: { get: () => row }, scrollWidth: { get: () => WIDTH * 6 } });
  track.setPointerCapture = () => {};
  slides.forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * WIDTH - track.scrollLeft, 0, WIDTH, WIDTH);
  });
  const element = document.body.appendChild(build('section', '', track));
  void slider.attach(element, propsOf(part, given), mounted.signal);
  vi.advanceTimersByTime(50);
  const button = (name: string) => element.querySelector<HTMLElement>(`.noest-slider__${name}`)!;
  const press = (name: string) => {
    button(name).click();
    vi.advanceTimersByTime(500);
    track.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(50);
  };
  const dots = () => [...element.querySelectorAll('.noest-slider__dot')].map((dot) => dot.getAttribute('aria-current'));
  return { element, track, link, button, press, dots };
}

describe('elements rule 12: a step of a slider', () => {
  test('passes one slide, and has a dot', () => {
    const { track, press, dots } = attach();
    press('next');
    expect([track.scrollLeft, dots()]).toEqual([WIDTH, ['false', 'true', 'false', 'false', 'false', 'false']]);
    press('previous');
    expect(track.scrollLeft).toBe(0);
  });

  test('before the first leads to the last, as a loop is on', () => {
    const { track, press } = attach();
    press('previous');
    expect(track.scrollLeft).toBe(5 * WIDTH);
  });

  test('takes 300 ms, slow at its beginning and its end', () => {
    const { track, button } = attach();
    button('next').click();
    const after = (ms: number) => (vi.advanceTimersByTime(ms), track.scrollLeft);
    const [early, half, late] = [after(75), after(75), after(75)];
    expect(early).toBeLessThan(0.25 * WIDTH);
    expect(Math.abs(half - WIDTH / 2)).toBeLessThan(15);
    expect(late).toBeGreaterThan(0.75 * WIDTH);
    expect(late).toBeLessThan(WIDTH);
    expect(after(75 + 20)).toBe(WIDTH);
  });

  test('elements rule 1: is there at once under reduced motion', () => {
    isStill = true;
    const { track, button } = attach();
    button('next').click();
    expect(track.scrollLeft).toBe(WIDTH);
  });
});

describe('elements rule 12: a mouse that drags a slider', () => {
  const move = (track: HTMLElement, type: string, clientX: number) =>
    track.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { pointerType: 'mouse', button: 0, clientX, pointerId: 1 }),
    );
  const click = (link: HTMLElement) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  test.each([
    [9, 0, true],
    [10, 10, false],
  ])('by %i px moves it by %i px; whether a link is followed: %s', (by, left, isFollowed) => {
    const { track, link } = attach();
    move(track, 'pointerdown', 200);
    move(track, 'pointermove', 200 - by);
    expect(track.scrollLeft).toBe(left);
    move(track, 'pointerup', 200 - by);
    expect(click(link)).toBe(isFollowed);
    expect(click(link)).toBe(true);
  });
});

test('elements rule 12: steps are counted again 200 ms after the last change of size', () => {
  const { track, dots } = attach();
  row = 3 * WIDTH;
  FakeObserver.report(track);
  vi.advanceTimersByTime(199);
  FakeObserver.report(track);
  vi.advanceTimersByTime(199);
  expect(dots()).toHaveLength(6);
  vi.advanceTimersByTime(1 + 50);
  expect(dots()).toHaveLength(4);
});

describe('elements rule 13: autoplay of a slider', () => {
  /** How many slides it has passed by itself in this time. */
  const passed = (track: HTMLElement, ms: number) => {
    const before = track.scrollLeft;
    for (let past = 0; past < ms; past += 100) {
      vi.advanceTimersByTime(100);
      track.dispatchEvent(new Event('scroll'));
    }
    return (track.scrollLeft - before) / WIDTH;
  };
  const hidden = (is: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(is);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const play = () => {
    const shown = attach({ autoplay: true });
    FakeObserver.report(shown.element, { isIntersecting: true });
    return shown;
  };

  test('is off, and has no button then', () => {
    const { element, track, button } = attach();
    FakeObserver.report(element, { isIntersecting: true });
    expect([passed(track, 10_000), button('pause')]).toEqual([0, null]);
  });

  test('goes a step on every 3000 ms, until its button is pressed', () => {
    const { track, button } = play();
    expect([passed(track, 2_900), passed(track, 500), passed(track, 3_000)]).toEqual([0, 1, 1]);
    expect(button('pause').getAttribute('aria-label')).toBe('Pauzeren');
    button('pause').click();
    expect([passed(track, 10_000), button('pause').getAttribute('aria-label')]).toEqual([0, 'Afspelen']);
    button('pause').click();
    expect(passed(track, 3_500)).toBe(1);
  });

  test.each([
    ['the pointer', 'pointerenter', 'pointerleave'],
    ['the focus', 'focusin', 'focusout'],
  ])('rests under %s', (_, begins, ends) => {
    const { element, track } = play();
    element.dispatchEvent(new Event(begins));
    expect(passed(track, 10_000)).toBe(0);
    element.dispatchEvent(new Event(ends));
    expect(passed(track, 3_500)).toBe(1);
  });

  test('rests out of view and in a hidden tab', () => {
    const { element, track } = play();
    FakeObserver.report(element, { isIntersecting: false });
    expect(passed(track, 10_000)).toBe(0);
    FakeObserver.report(element, { isIntersecting: true });
    hidden(true);
    expect(passed(track, 10_000)).toBe(0);
    hidden(false);
    expect(passed(track, 3_500)).toBe(1);
  });

  test('elements rule 1: never plays under reduced motion', () => {
    isStill = true;
    expect(passed(play().track, 10_000)).toBe(0);
  });
});
