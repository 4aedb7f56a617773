import { describe, expect, test } from 'vitest';
import { isSunday } from '../../../../shared/days';
import { exceptionsOf, problemOf, splitDays } from './laterDays';

/** Mondays to Saturdays of 25 November 2026 to 25 February 2027, without the days on which the shop is shut. */
const DAYS = Array.from({ length: 93 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 25 + index)).toISOString().slice(0, 10),
).filter((day) => !isSunday(day) && !['2026-12-25', '2026-12-26', '2027-01-01'].includes(day));

/** The same, of which one is full. */
const OFFERED = DAYS.map((day) => ({ day, isFull: day === '2026-12-21' }));

describe('checkout rule 70: later days', () => {
  test('are those after three weeks', () => {
    const { near, later } = splitDays(OFFERED);
    expect([near[0]?.day, near.at(-1)?.day, near.length]).toEqual(['2026-11-25', '2026-12-15', 18]);
    expect([later[0]?.day, later.at(-1)?.day]).toEqual(['2026-12-16', '2027-02-25']);
  });

  test('are none where the shop offers three weeks', () => {
    expect(splitDays(OFFERED.slice(0, 18)).later).toEqual([]);
    expect(splitDays([])).toEqual({ near: [], later: [] });
  });

  test.each([
    ['2026-12-18', null],
    ['2026-12-21', { kind: 'dayFull', day: '2026-12-21' }],
    ['2026-12-20', { kind: 'notBrought', day: '2026-12-20' }],
    ['2026-12-25', { kind: 'notBrought', day: '2026-12-25' }],
    ['2026-11-24', { kind: 'tooEarly', day: '2026-11-25' }],
    ['2027-02-26', { kind: 'tooLate', day: '2027-02-25' }],
  ])('%s has the problem %o', (day, problem) => {
    expect(problemOf(day, OFFERED)).toEqual(problem);
  });

  test('name the holidays among them, and no Sunday', () => {
    expect(exceptionsOf(DAYS)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01']);
    expect(exceptionsOf(['2026-12-07', '2026-12-14'])).toEqual([]);
    expect(exceptionsOf([])).toEqual([]);
  });
});
