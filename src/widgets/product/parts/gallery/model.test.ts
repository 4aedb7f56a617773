import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexForKey, nextShowable, variantFirst } from './model';
import type { GalleryImage } from './part';

const image = (name: string): GalleryImage => ({ src: `/${name}.webp`, alt: name, width: 900, height: 900 });
const [first, second, third] = ['een', 'twee', 'drie'].map(image) as [GalleryImage, GalleryImage, GalleryImage];
const images = [first, second, third];

describe('indexForKey', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 0, null],
    ['ArrowRight', 2, null],
    ['Enter', 1, null],
  ])('%s at picture %i selects %s', (key, index, target) => {
    expect(indexForKey(key, index, 3)).toBe(target);
  });
});

describe('product rule 27: the next picture after a missing one', () => {
  test('Is the next that is not missing, from the first again after the last', () => {
    expect(nextShowable(images, 0, new Set([first.src]))).toBe(1);
    expect(nextShowable(images, 0, new Set([first.src, second.src]))).toBe(2);
    expect(nextShowable(images, 2, new Set([third.src]))).toBe(0);
  });

  test('Is none where no other can be shown, so that it never goes round', () => {
    expect(nextShowable([first], 0, new Set([first.src]))).toBeNull();
    expect(nextShowable(images, 1, new Set(images.map(({ src }) => src)))).toBeNull();
  });

  test('Is never a missing one, and always one where there is one', () => {
    const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(flags, fc.nat(), (lost, seed) => {
        const all = lost.map((_, index) => image(String(index)));
        const missing = new Set(all.filter((_, index) => lost[index]).map(({ src }) => src));
        const index = seed % all.length;
        const next = nextShowable(all, index, missing);
        const others = all.filter((each, other) => other !== index && !missing.has(each.src));
        expect(next === null ? others : missing.has(all[next]!.src)).toEqual(next === null ? [] : false);
      }),
    );
  });
});

describe('product rule 28: the chosen variant', () => {
  test('shows its own pictures first, the others of the product after them, none twice', () => {
    expect(variantFirst(images, [image('zwart'), second])).toEqual([image('zwart'), second, first, third]);
  });

  test('a picture without a size is as large as the first of the page', () => {
    const unsized = { ...image('zwart'), width: null, height: null };
    expect(variantFirst(images, [unsized])[0]).toEqual(image('zwart'));
  });

  test('without pictures of its own changes nothing', () => {
    expect(variantFirst(images, null)).toBe(images);
    expect(variantFirst(images, [])).toBe(images);
  });
});
