import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetPageConfig } from '../../../../platform/config';
import { picture } from './picture';

afterEach(() => {
  document.body.replaceChildren();
  forgetPageConfig();
});

function page(mediaBase: string): void {
  const script = Object.assign(document.createElement('script'), { id: 'noest-config', type: 'application/json' });
  script.textContent = JSON.stringify({ mediaBase });
  document.body.append(script);
}

describe('shared rule 5: the address of a picture', () => {
  test('is the media base, /media/catalog/product and its path', () => {
    page('https://cdn.example');
    expect(v.parse(picture, '/d/o/douglas.webp')).toBe('https://cdn.example/media/catalog/product/d/o/douglas.webp');
  });

  test('is one of this origin where the page names no media base', () => {
    expect(v.parse(picture, 'douglas.webp')).toBe('/media/catalog/product/douglas.webp');
  });

  test.each([undefined, null, ''])('is empty where the shop gives none, %j', (given) => {
    page('https://cdn.example');
    expect(v.parse(picture, given)).toBe('');
  });
});
