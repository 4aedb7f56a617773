import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../../../tests/support/mountPerTest';
import { FakeObserver } from '../../../../../tests/support/FakeObserver';
import { propsOf } from '../../../../../tests/support/renderPart';
import { build } from '../../../../shared/platform/dom';
import lazyImage from './behaviour';
import part from './part';

const mounted = mountInFakeTime(1000);

beforeEach(() => FakeObserver.install());

function attach(given: Parameters<typeof propsOf<typeof part>>[1], src?: string) {
  const image = build('img', '');
  image.alt = 'Eiken plank';
  // It has not come yet.
  Object.defineProperty(image, 'complete', { value: false });
  if (src) image.setAttribute('src', src);
  document.body.append(image);
  void lazyImage.attach(image, propsOf(part, given), mounted.signal);
  return image;
}

const sourceOf = (image: HTMLImageElement) => image.getAttribute('src');
const near = (image: HTMLImageElement, isIntersecting = true) => FakeObserver.report(image, { isIntersecting });

describe('elements rule 24: a picture that fails', () => {
  /** The addresses that are asked for from now on. */
  function follow(image: HTMLImageElement) {
    const asked: string[] = [];
    Object.defineProperty(image, 'src', {
      set(address: string) {
        asked.push(address);
        image.setAttribute('src', address);
      },
    });
    return asked;
  }
  const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));

  test('is asked for three times, 200 ms apart, and then replaced by the error image', () => {
    const image = attach({ errorImage: '/fout.svg' }, '/plank.webp');
    const asked = follow(image);
    fail(image);
    vi.advanceTimersByTime(199);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    fail(image);
    vi.advanceTimersByTime(200);
    expect(asked).toEqual(['/plank.webp', '/plank.webp']);
    fail(image);
    vi.advanceTimersByTime(10_000);
    expect(asked).toEqual(['/plank.webp', '/plank.webp', '/fout.svg']);
    fail(image);
    vi.advanceTimersByTime(10_000);
    expect(asked).toHaveLength(3);
  });

  test('keeps its alternative text where there is no error image', () => {
    const image = attach({}, '/plank.webp');
    const asked = follow(image);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      fail(image);
      vi.advanceTimersByTime(200);
    }
    expect([asked.length, image.alt, sourceOf(image)]).toEqual([2, 'Eiken plank', '/plank.webp']);
  });
});

describe('elements rule 25: a picture that only scripts ask for', () => {
  test('is asked for once it is within 1.3 window heights', async () => {
    const image = attach({ src: '/a.webp' });
    await vi.dynamicImportSettled();
    expect([FakeObserver.marginsOf(image), sourceOf(image)]).toEqual([['30% 0px'], null]);
    near(image);
    expect(sourceOf(image)).toBe('/a.webp');
  });

  test('is looked for at most once in 200 ms, and not asked for where it has only passed by', async () => {
    const [first, passing, staying] = ['/b.webp', '/c.webp', '/d.webp'].map((src) => attach({ src }));
    await vi.dynamicImportSettled();
    near(first!);
    vi.advanceTimersByTime(50);
    near(passing!);
    near(staying!);
    vi.advanceTimersByTime(100);
    near(passing!, false);
    expect([first, passing, staying].map((image) => sourceOf(image!))).toEqual(['/b.webp', null, null]);
    vi.advanceTimersByTime(49);
    expect(sourceOf(staying!)).toBeNull();
    vi.advanceTimersByTime(1);
    expect([first, passing, staying].map((image) => sourceOf(image!))).toEqual(['/b.webp', null, '/d.webp']);
  });
});

test('elements rule 26: the last 200 pictures that were loaded show at once elsewhere, those before them do not', async () => {
  const load = async (src: string) => {
    const image = attach({ src });
    await vi.dynamicImportSettled();
    near(image);
    image.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(300);
  };
  for (let n = 1; n <= 200; n += 1) await load(`/${n}.webp`);
  expect(sourceOf(attach({ src: '/1.webp' }))).toBe('/1.webp');
  await load('/201.webp');
  expect(sourceOf(attach({ src: '/1.webp' }))).toBeNull();
  expect(sourceOf(attach({ src: '/2.webp' }))).toBe('/2.webp');
  expect(sourceOf(attach({ src: '/201.webp' }))).toBe('/201.webp');
});
