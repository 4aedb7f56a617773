import { expect, test } from 'vitest';
import { isSaturday, isSunday, plusDays, weekday } from '.';

test('days are counted over the end of a month and of a year, in both directions', () => {
  expect([plusDays('2026-12-31', 1), plusDays('2026-03-01', -1), plusDays('2028-02-28', 1)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2028-02-29',
  ]);
});

test('the night in which the clock is set forward or back is a day like any other', () => {
  expect([plusDays('2026-03-28', 1), plusDays('2026-03-29', 1), plusDays('2026-10-24', 2)]).toEqual([
    '2026-03-29',
    '2026-03-30',
    '2026-10-26',
  ]);
});

test('weekdays are counted from Sunday on, as in a Date', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-05'].map(weekday)).toEqual([0, 1, 6]);
  expect([isSunday('2026-11-29'), isSaturday('2026-12-05'), isSaturday('2026-11-29')]).toEqual([true, true, false]);
});
