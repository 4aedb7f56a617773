import { describe, expect, test } from 'vitest';
import { toCents } from '../../../../shared/money';
import { offeredDays, optionOn, partsToShow, type MomentOption } from './offeredDays';

const amount = (cents: number) => ({ inclTax: toCents(cents), exclTax: toCents(cents / 1.21) });

function option(day: string, part: string, moment: Partial<MomentOption['moment']> = {}): MomentOption {
  const label = `${day} ${part}`;
  return { code: label, label, moment: { day, part, hours: '', price: amount(0), isFull: false, ...moment } };
}

const day = (...parts: readonly MomentOption[]) => offeredDays(parts)[0]!;

describe('checkout rule 64: the days of the options', () => {
  test('are in their order, each with its parts', () => {
    const days = offeredDays([
      option('2026-11-30', 'Ochtend'),
      option('2026-12-01', ''),
      option('2026-11-30', 'Middag'),
    ]);
    expect(days.map((one) => [one.day, one.parts.map(({ moment }) => moment.part)])).toEqual([
      ['2026-11-30', ['Ochtend', 'Middag']],
      ['2026-12-01', ['']],
    ]);
  });

  test('cost what their cheapest part does, in both price views', () => {
    const { price } = day(
      option('2026-11-30', 'Ochtend', { price: amount(4000) }),
      option('2026-11-30', 'Hele dag', { price: amount(2500) }),
    );
    expect(price).toEqual({ inclTax: 2500, exclTax: 2066 });
  });

  test('are full once all of their parts are', () => {
    const [morning, afternoon] = [option('2026-11-30', 'Ochtend', { isFull: true }), option('2026-11-30', 'Middag')];
    expect([day(morning, afternoon).isFull, day(morning).isFull]).toEqual([false, true]);
  });
});

describe('checkout rule 64: another day', () => {
  const [morning, afternoon] = [option('2026-12-01', 'Ochtend'), option('2026-12-01', 'Middag')];
  const isTaken = ({ code, label, moment }: MomentOption) => ({ code, label, moment: { ...moment, isFull: true } });

  test('keeps the part', () => {
    expect(optionOn(day(morning, afternoon), 'Middag')).toBe(afternoon);
  });

  test('has its first part that is free, where the same one is not', () => {
    expect(optionOn(day(morning, afternoon), 'Avond')).toBe(morning);
    expect(optionOn(day(morning, afternoon), undefined)).toBe(morning);
    expect(optionOn(day(isTaken(morning), afternoon), 'Ochtend')).toBe(afternoon);
  });

  test('that is full has none', () => {
    expect(optionOn(day(isTaken(morning)), 'Ochtend')).toBeNull();
  });
});

describe('checkout rule 64: the parts of the chosen day', () => {
  const parts = [
    option('2026-11-30', 'Ochtend', { price: amount(4000) }),
    option('2026-11-30', 'Hele dag', { price: amount(2500) }),
  ];
  const costs = (of: readonly MomentOption[], isPriceShown: boolean) =>
    partsToShow(day(...of), isPriceShown).map(({ price }) => price.inclTax);

  test('cost what they do beyond the price beside the day', () => {
    expect(costs(parts, true)).toEqual([1500, 0]);
  });

  test('checkout rule 70: of a typed day cost all that it costs more', () => {
    expect(costs(parts, false)).toEqual([4000, 2500]);
    expect(costs(parts.slice(0, 1), false)).toEqual([4000]);
  });

  test('are left out where there is one, without hours, at the price of the day', () => {
    expect(costs(parts.slice(0, 1), true)).toEqual([]);
    expect(costs([option('2026-11-30', 'Middag', { hours: '12.00 - 17.00 uur' })], true)).toEqual([0]);
  });
});
