import { describe, expect, test } from 'vitest';
import { parseSegments, stepAt, stepBeside, stepsOf } from './model';

describe('elements rule 10: the segments of a slider', () => {
  test('are slides, breakpoint and gap with dashes, separated by spaces', () => {
    expect(parseSegments(' 1-mobile-0  3-tablet-10\n99-desktop-16 ')).toEqual({
      segments: [
        { slides: 1, breakpoint: 'mobile', gap: 0 },
        { slides: 3, breakpoint: 'tablet', gap: 10 },
        { slides: 99, breakpoint: 'desktop', gap: 16 },
      ],
      ignored: [],
    });
    expect(parseSegments('')).toEqual({ segments: [], ignored: [] });
  });

  test.each([
    '0-mobile-10',
    '100-mobile-10',
    '3-horloge-10',
    '3-tablet',
    '3-tablet-',
    '3-tablet-1.5',
    '-tablet-10',
    'x',
  ])('"%s" is none: it is left out, and the others stay', (word) => {
    const { segments, ignored } = parseSegments(`${word} 2-mobile-10`);
    expect([segments.map(({ slides }) => slides), ignored]).toEqual([[2], [word]]);
  });
});

describe('elements rule 12: the steps of a slider', () => {
  test('pass one slide or as many as are asked for, and the last ends with the last slide', () => {
    expect(stepsOf({ count: 6, visible: 4, scroll: 1 })).toEqual([0, 1, 2]);
    expect(stepsOf({ count: 6, visible: 1, scroll: 2 })).toEqual([0, 2, 4, 5]);
    expect(stepsOf({ count: 3, visible: 4, scroll: 1 })).toEqual([0]);
  });

  test('are those whose first slide has been reached', () => {
    expect([0, 1, 2, 3, 9].map((first) => stepAt([0, 2, 4], first))).toEqual([0, 0, 1, 1, 2]);
  });

  test('follow each other round and round with a loop, and end without one', () => {
    expect([stepBeside(2, 1, 3, true), stepBeside(0, -1, 3, true), stepBeside(0, 1, 3, true)]).toEqual([0, 2, 1]);
    expect([stepBeside(2, 1, 3, false), stepBeside(0, -1, 3, false)]).toEqual([2, 0]);
  });
});
