import { describe, expect, test } from 'vitest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { standBeside } from '../../testing/standBeside';
import popup from './behaviour';
import part from './part';

const stand = (x: number, y: number) =>
  standBeside(({ floating }, signal) => popup.attach(floating, propsOf(part), signal), x, y);

describe('elements rule 19: where a popup stands', () => {
  test('is below its button, 4 px away', async () => expect(await stand(150, 100)).toBe('bottom 150 124'));
  test('is 5 px from the edge of the window at least', async () => {
    expect(await stand(390, 100)).toBe('bottom 295 124');
    document.body.replaceChildren();
    expect(await stand(0, 100)).toBe('bottom 5 124');
  });
  test('is above where only that side fits', async () => expect(await stand(150, 550)).toBe('top 150 506'));
  test('is below as long as it fits, to the last pixel', async () => {
    expect(await stand(150, 531)).toBe('bottom 150 555');
    document.body.replaceChildren();
    expect(await stand(150, 532)).toBe('top 150 488');
  });
});
