import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AT_HAND, firstDay, firstDayOfAll, type Supply } from './firstDay';
import { momentCode, readMoment, DAY_PARTS } from './moment';
import { hoursOf, keptUntil, pickupFrom, pickupOfAll } from './pickup';
import { minutesOf, shopTime, timeOf } from './shopTime';
import { splitLines } from './split';
import { wayOf, type Goods } from './ways';
import { plusDays } from '../../../shared/days';
import { createWorkingDays } from './workingDays';

/** Amsterdam is an hour ahead of Greenwich in winter. */
const at = (time: string) => new Date(`${time}:00+01:00`);
const MONDAY = at('2026-11-23T10:20');

/** Shut at Christmas and New Year; a holiday on 27 April 2026 and on Saturday 26 April 2025. */
const DAYS = createWorkingDays({
  isShut: (day) => ['12-25', '12-26', '01-01'].includes(day.slice(5)),
  isHoliday: (day) => ['2026-04-27', '2025-04-26'].includes(day),
});

/** From the heaviest to the lightest. */
const WAYS = ['lorry', 'parcel', 'letterbox'] as const;

const SAWN: Supply = { ...AT_HAND, isSawn: true };
const LARCH: Supply = { ...AT_HAND, comesInWithin: 14 };

const pickup = (supply: Supply, time: string) => {
  const { day, minutes } = pickupFrom(supply, at(time), DAYS);
  return `${day} ${timeOf(minutes)}`;
};

describe('Delivery rule 2: the way', () => {
  const box: Goods = { qty: 1, weight: 1500, length: 200, isSample: false };
  const plank: Goods = { qty: 1, weight: null, length: 4000, isSample: false };
  const sample: Goods = { qty: 1, weight: null, length: 100, isSample: true };

  test.each([
    ['a sample alone goes through the letterbox', [sample], 'letterbox'],
    ['small goods go as a parcel', [box], 'parcel'],
    ['a sample goes along with small goods', [sample, box], 'parcel'],
    ['20 boxes are 30 kg and fit in one parcel', [{ ...box, qty: 20 }], 'parcel'],
    ['21 boxes are too heavy', [{ ...box, qty: 21 }], 'lorry'],
    [
      'two lines of 15.75 kg are too heavy together',
      [
        { ...box, weight: 15_750 },
        { ...box, weight: 15_750 },
      ],
      'lorry',
    ],
    ['175 cm still goes by post', [{ ...box, length: 1750 }], 'parcel'],
    ['more than 175 cm does not', [{ ...box, length: 1751 }], 'lorry'],
    ['everything goes along with a plank', [box, sample, plank], 'lorry'],
  ] as const)('%s', (_, goods, way) => {
    expect(wayOf(goods)).toBe(way);
  });

  test('no line makes the way lighter', () => {
    const goods = fc.record({
      qty: fc.integer({ min: 1, max: 50 }),
      weight: fc.option(fc.integer({ min: 1, max: 40_000 })),
      length: fc.integer({ min: 1, max: 6000 }),
      isSample: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(goods, { minLength: 1 }), goods, (lines, more) => {
        expect(WAYS.indexOf(wayOf([...lines, more]))).toBeLessThanOrEqual(WAYS.indexOf(wayOf(lines)));
      }),
    );
  });
});

describe('Delivery rule 3: the first day', () => {
  test.each([
    ['before noon the lorry comes on the second working day', AT_HAND, 'lorry', '2026-11-23T10:20', '2026-11-25'],
    ['at noon it counts for the next working day', AT_HAND, 'lorry', '2026-11-23T12:00', '2026-11-26'],
    ['a parcel comes the next working day', AT_HAND, 'parcel', '2026-11-23T11:59', '2026-11-24'],
    ['ordered at 13.40 it takes a day more', AT_HAND, 'parcel', '2026-11-23T13:40', '2026-11-25'],
    ['a sample is there on the second working day', AT_HAND, 'letterbox', '2026-11-23T10:20', '2026-11-25'],
    ['sawing takes a working day more', SAWN, 'lorry', '2026-11-23T10:20', '2026-11-26'],
    ['larch comes in on 7 December and is brought from 9 December', LARCH, 'lorry', '2026-11-23T10:20', '2026-12-09'],
    ['what takes longer takes longer', { ...AT_HAND, takes: 4 }, 'lorry', '2026-11-23T10:20', '2026-11-27'],
    ['Friday afternoon counts for Monday', AT_HAND, 'lorry', '2026-11-27T15:00', '2026-12-02'],
    ['a weekend counts for Monday', AT_HAND, 'parcel', '2026-11-28T09:00', '2026-12-01'],
    ['Christmas is skipped', AT_HAND, 'lorry', '2026-12-24T10:00', '2026-12-29'],
    ['New Year is skipped', AT_HAND, 'parcel', '2026-12-31T10:00', '2027-01-04'],
    ['a public holiday is skipped', AT_HAND, 'lorry', '2026-04-24T10:00', '2026-04-29'],
    ['the clock is that of Amsterdam', AT_HAND, 'parcel', '2026-11-23T00:30', '2026-11-24'],
  ] as const)('%s', (_, supply, way, time, day) => {
    expect(firstDay(supply, way, at(time), DAYS)).toBe(day);
  });

  test('it is a working day, after the order, and no earlier for what is slower', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.nat({ max: 60 }), fc.constantFrom(...WAYS), (now, within, way) => {
        const soon = firstDay(AT_HAND, way, now, DAYS);
        const later = firstDay({ ...AT_HAND, comesInWithin: within }, way, now, DAYS);
        expect(DAYS.isWorking(soon) && DAYS.isWorking(later)).toBe(true);
        expect(soon > shopTime(now).day).toBe(true);
        expect(later >= soon).toBe(true);
        expect(firstDay(SAWN, way, now, DAYS)).toBe(DAYS.plus(soon, 1));
      }),
    );
  });
});

test('Delivery rule 4: the slowest line decides', () => {
  expect(firstDayOfAll([AT_HAND, LARCH, SAWN], 'lorry', MONDAY, DAYS)).toBe('2026-12-09');
  expect(firstDayOfAll([], 'letterbox', MONDAY, DAYS)).toBe('2026-11-25');
});

describe('Delivery rule 11: part now and part later', () => {
  // 25 November 2026 is a Wednesday.
  test.each([
    ['planks on Wednesday and larch two weeks later', ['2026-11-25', '2026-12-09'], [false, true]],
    ['in any order of the lines', ['2026-12-09', '2026-11-25', '2026-12-09'], [true, false, true]],
    [
      'the cut is where the longest wait lies',
      ['2026-11-25', '2026-11-26', '2026-12-09', '2026-12-11'],
      [false, false, true, true],
    ],
    ['of two that are as long the earlier one', ['2026-11-25', '2026-12-02', '2026-12-09'], [false, true, true]],
    ['three working days are worth it, over a weekend too', ['2026-11-25', '2026-11-30'], [false, true]],
    ['two are not', ['2026-11-25', '2026-11-27'], null],
    ['nor is a weekend', ['2026-11-27', '2026-12-01'], null],
    ['one day for all', ['2026-11-25', '2026-11-25'], null],
    ['one line', ['2026-12-09'], null],
    ['no line', [], null],
  ])('%s', (_, days, isLater) => {
    expect(splitLines(days, DAYS)).toEqual(isLater);
  });

  test('what comes now never comes after the rest', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((count) => plusDays('2026-11-23', count));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 8 }), (days) => {
        const isLater = splitLines(days, DAYS);
        const now = days.filter((_, index) => isLater?.[index] === false);
        const later = days.filter((_, index) => isLater?.[index]).toSorted();
        const isParted = isLater !== null;
        expect([now.length > 0, later.length > 0]).toEqual([isParted, isParted]);
        expect(now.every((each) => each < later[0]!)).toBe(true);
      }),
    );
  });
});

describe('Delivery rule 5: collecting', () => {
  test.each([
    ['takes four opening hours, up to the half hour', AT_HAND, '2026-11-23T10:20', '2026-11-23 14:30'],
    [
      'the hours that are left after closing are those of the next morning',
      AT_HAND,
      '2026-11-23T13:40',
      '2026-11-24 08:30',
    ],
    ['before opening the hours begin with it', AT_HAND, '2026-11-23T06:00', '2026-11-23 11:30'],
    ['at closing nothing is handed out', AT_HAND, '2026-11-23T12:45', '2026-11-24 07:30'],
    ['Saturday has hours of its own', AT_HAND, '2026-11-28T12:00', '2026-11-30 08:30'],
    ['Sunday has none', AT_HAND, '2026-11-29T10:00', '2026-11-30 11:30'],
    ['larch that comes in on Monday is there on Tuesday', LARCH, '2026-11-23T10:20', '2026-12-08 07:30'],
    ['sawing takes a working day more', SAWN, '2026-11-23T10:20', '2026-11-24 14:30'],
    ['on a public holiday the shop may be open', AT_HAND, '2026-04-27T09:20', '2026-04-27 14:30'],
    ['over Christmas the shop is shut', AT_HAND, '2026-12-24T15:00', '2026-12-28 09:30'],
  ] as const)('%s', (_, supply, time, moment) => {
    expect(pickup(supply, time)).toBe(moment);
  });

  test('is possible while the shop is open, at no time before the order', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.boolean(), (now, isSawn) => {
        const { day, minutes } = pickupOfAll([AT_HAND, { ...AT_HAND, isSawn }], now, DAYS);
        const hours = hoursOf(day, DAYS);
        expect(hours !== null && minutes >= hours.opens && minutes < hours.closes).toBe(true);
        expect(minutes % 30).toBe(0);
        expect(day >= shopTime(now).day).toBe(true);
      }),
    );
  });

  test('an order is kept for ten working days', () => {
    expect(keptUntil({ day: '2026-11-23', minutes: 870 }, DAYS)).toBe('2026-12-07');
    expect(keptUntil({ day: '2026-12-18', minutes: 870 }, DAYS)).toBe('2027-01-05');
  });
});

test('Delivery rule 3: Saturdays are open, Sundays and three days of the year are not', () => {
  expect(['2026-11-28', '2026-11-29', '2026-12-25', '2026-12-26', '2027-01-01'].map(DAYS.isOpen)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('Shop rule 8: a day and its part are one code, and nothing else is read as one', () => {
  for (const part of DAY_PARTS) {
    const moment = { day: '2026-11-25', part };
    expect(readMoment(momentCode(moment))).toEqual(moment);
  }
  expect(['', '2026-11-25-night', '25-11-2026', '2026-11-25 morning'].map(readMoment)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('A time is written as it is read', () => {
  expect([minutesOf('07:30'), timeOf(450), timeOf(minutesOf('14:05'))]).toEqual([450, '07:30', '14:05']);
});
