import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { pageWith } from '../../../../../../tests/support/pageWith';
import { picture } from './picture';

afterEach(() => pageWith());

describe('shared rule 5: the address of a picture', () => {
  test('is the media base, /media/catalog/product and its path', () => {
    pageWith({ mediaBase: 'https://cdn.example' });
    expect(v.parse(picture, '/d/o/douglas.webp')).toBe('https://cdn.example/media/catalog/product/d/o/douglas.webp');
  });

  test('is one of this origin where the page names no media base', () => {
    expect(v.parse(picture, 'douglas.webp')).toBe('/media/catalog/product/douglas.webp');
  });

  test.each([undefined, null, ''])('is empty where the shop gives none, %j', (given) => {
    pageWith({ mediaBase: 'https://cdn.example' });
    expect(v.parse(picture, given)).toBe('');
  });
});
