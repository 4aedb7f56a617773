import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromEuros, toCents } from '../money';
import { formatList, formatMoney } from './formatMoney';
import { formatUnit, unbroken } from './formatUnit';

const money = (euros: number, locale: string, currency = 'EUR') =>
  formatMoney(centsFromEuros(euros), { locale, currency }).replaceAll('\u00a0', '_');

describe('shared rule 10: price display', () => {
  test('two decimals with a comma separator', () => {
    expect(money(15.32, 'nl_NL')).toBe('€_15,32');
    expect(money(1234.5, 'nl_NL')).toBe('€_1.234,50');
    expect(money(0.05, 'nl_BE')).toBe('€_0,05');
  });

  test('a minus stands before the currency', () => {
    expect(money(-68.17, 'nl_NL')).toBe('-€_68,17');
    expect(money(-1234, 'en_GB')).toBe('-€_1.234,-');
    expect(money(-5, 'nl_NL')).toBe('-€_5,-');
    expect(money(-5, 'nl_NL', 'CHF')).toBe('-CHF_5,-');
  });

  test('whole amounts end in ",-"', () => {
    expect(money(45, 'nl_NL')).toBe('€_45,-');
    expect(money(1000, 'nl_NL')).toBe('€_1.000,-');
  });

  test('English GB uses ",-"', () => {
    expect(money(45, 'en_GB')).toBe('€_45,-');
    expect(money(15.32, 'en_GB')).toBe('€_15,32');
  });

  test('no ",-" ending for German and Spanish locales', () => {
    expect(money(45, 'de_DE')).toBe('45,00_€');
    expect(money(45, 'es_ES')).toBe('45,00_€');
  });

  test('other locales write it by their own custom', () => {
    expect(money(45, 'fr_BE')).toBe('45,00_€');
    expect(money(45, 'en_US')).toBe('€45.00');
  });

  test("prices rule 12: the currency is the shop's", () => {
    expect(money(15.32, 'en_GB', 'GBP')).toBe('£_15,32');
    expect(money(45, 'de_DE', 'CHF')).toBe('45,00_CHF');
  });

  test('the amount can be read back from what the shopper sees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const shown = formatMoney(toCents(cents), { locale: 'nl_NL', currency: 'EUR' });
        const digits = shown.replace(',-', ',00').replace(/[^\d]/g, '');
        expect(Number(digits)).toBe(cents);
        expect(shown.startsWith('€\u00a0')).toBe(true);
      }),
    );
  });
});

test('names are joined as the language does', () => {
  expect(formatList(['wit', 'grijs', 'zwart'], 'nl_NL')).toBe('wit, grijs en zwart');
  expect(formatList(['white', 'grey', 'black'], 'en_GB')).toBe('white, grey and black');
});

test('shared rule 11: a unit is written "per {unit}", and not shown when empty or STUK', () => {
  expect((['M1', 'M2', 'STUK', ''] as const).map(formatUnit)).toEqual(['per m¹', 'per m²', '', '']);
});

test('a measure stays on one line, the rest may break', () => {
  expect(unbroken('Vuren plank 18 x 145 mm, 300 cm')).toBe('Vuren plank 18\u00a0x\u00a0145\u00a0mm, 300\u00a0cm');
  expect(unbroken('5 maten, doos 200 stuks')).toBe('5 maten, doos 200\u00a0stuks');
});
