import { describe, expect, test } from 'vitest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { standBeside } from '../../testing/standBeside';
import tooltip from './behaviour';
import part from './part';

const stand = (x: number, y: number) =>
  standBeside(({ button }, signal) => tooltip.attach(button, propsOf(part), signal), x, y);

describe('elements rules 18 and 19: where a tooltip stands', () => {
  test('is above the middle of its button, 5 px away', async () => expect(await stand(150, 100)).toBe('top 110 55'));
  test('is below where only that side fits', async () => expect(await stand(150, 40)).toBe('bottom 110 65'));
  test('is 5 px from the edge of the window at least', async () => expect(await stand(0, 100)).toBe('top 5 55'));
});
