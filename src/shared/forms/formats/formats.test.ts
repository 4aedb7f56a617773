import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBelgianCompanyNumber, hasVatCheckDigits, isVat, normalizeVat } from './business';
import { splitHouseNumber, isPostcode, normalizePostcode, writtenPostcode } from './address';
import { normalizePhone } from './contact';

describe('shared rule 33: VAT numbers of 28 countries by their prefix', () => {
  // The examples of the European Commission's VIES table, and HMRC's forms for GB.
  test.each([
    ['AT', 'ATU12345678', 'AT12345678'],
    ['BE', 'BE0566988259', 'BE2566988259'],
    ['BG', 'BG123456789', 'BG12345678'],
    ['CY', 'CY12345678L', 'CY123456789'],
    ['CZ', 'CZ12345678', 'CZ1234567'],
    ['DE', 'DE123456789', 'DE12345678'],
    ['DK', 'DK12345678', 'DK1234567'],
    ['EE', 'EE123456789', 'EE12345678'],
    ['EL', 'EL123456789', 'GR123456789'],
    ['ES', 'ESX1234567X', 'ES123456789'],
    ['FI', 'FI12345678', 'FI1234567'],
    ['FR', 'FRXX123456789', 'FROI123456789'],
    ['GB', 'GB123456789012', 'GB1234567890'],
    ['HR', 'HR12345678901', 'HR1234567890'],
    ['HU', 'HU12345678', 'HU123456789'],
    ['IE', 'IE1234567WA', 'IE1234567'],
    ['IT', 'IT12345678901', 'IT1234567890'],
    ['LT', 'LT123456789012', 'LT1234567890'],
    ['LU', 'LU12345678', 'LU1234567'],
    ['LV', 'LV12345678901', 'LV1234567890'],
    ['MT', 'MT12345678', 'MT1234567'],
    ['NL', 'NL123456789B01', 'NL123456789A01'],
    ['PL', 'PL1234567890', 'PL123456789'],
    ['PT', 'PT123456789', 'PT12345678'],
    ['RO', 'RO1234567890', 'RO1'],
    ['SE', 'SE123456789012', 'SE1234567890'],
    ['SI', 'SI12345678', 'SI1234567'],
    ['SK', 'SK1234567890', 'SK123456789'],
  ])('%s', (_, right, wrong) => {
    expect([isVat(right), isVat(wrong)]).toEqual([true, false]);
  });

  // The same tables give some countries more than one form.
  test.each([
    ['BE', ['BE1000000008']],
    ['BG', ['BG1234567890']],
    ['CZ', ['CZ123456789', 'CZ1234567890']],
    ['ES', ['ESX12345678', 'ES12345678X']],
    ['FR', ['FR12123456789', 'FR1X123456789']],
    ['GB', ['GB123456789', 'GBGD001', 'GBHA599']],
    ['IE', ['IE1234567W', 'IE1X23456W', 'IE1+23456W']],
    ['LT', ['LT123456789']],
    ['RO', ['RO12', 'RO123456789']],
  ])('%s has other forms, too', (_, numbers) => {
    expect(numbers.filter((number) => !isVat(number))).toEqual([]);
  });

  test('points, spaces and small letters do not count', () => {
    expect(isVat('nl 1234.56.789.b01')).toBe(true);
    expect(normalizeVat('nl 1234.56.789.b01')).toBe('NL123456789B01');
  });

  test('no prefix, or one of no country, is no VAT number', () => {
    expect(['123456789B01', 'XX123456789', ''].map(isVat)).toEqual([false, false, false]);
  });
});

describe('check digits', () => {
  test.each([
    ['NL000099998B57', true],
    ['NL004495445B01', true],
    ['NL123456782B90', true],
    ['NL123456789B56', false],
    ['BE0566988259', true],
    ['BE0566988258', false],
    ['DE123456789', true],
  ])('%s: %s', (number, isRight) => {
    expect(hasVatCheckDigits(number)).toBe(isRight);
  });

  test('shared rule 34: a Belgian number may begin with 1, and one wrong digit is always found', () => {
    const stem = fc.integer({ min: 1_000_000, max: 19_999_999 });
    fc.assert(
      fc.property(stem, fc.nat(9), fc.integer({ min: 1, max: 9 }), (first, place, by) => {
        const eight = String(first).padStart(8, '0');
        const number = eight + String(97 - (first % 97)).padStart(2, '0');
        const slip = String((Number(number[place]) + by) % 10);
        expect(isBelgianCompanyNumber(number)).toBe(true);
        expect(isBelgianCompanyNumber(number.slice(0, place) + slip + number.slice(place + 1))).toBe(false);
      }),
    );
  });
});

test('shared rule 31: what stands between letters and digits does not make a postcode wrong', () => {
  expect(['1012-JS', '1012.js', ' 1012\u00a0JS '].map((text) => isPostcode(text, 'NL'))).toEqual([true, true, true]);
});

test('shared rule 31: "1234 ab" typed or pasted becomes 1234AB', () => {
  expect(['1234 ab', ' 1234-AB ', '1234abc'].map((text) => normalizePostcode(text))).toEqual([
    '1234AB',
    '1234AB',
    '1234AB',
  ]);
});

test('a normalized postcode is a postcode where the typed one was', () => {
  const typed = fc.stringMatching(/^[1-9]\d{3}[ .-]?[A-Za-z]{2}$/);
  fc.assert(
    fc.property(typed, (text) => {
      expect(isPostcode(normalizePostcode(text), 'NL')).toBe(isPostcode(text, 'NL'));
    }),
  );
});

test('shared rule 32: spaces, hyphens, brackets and a leading + are removed, the leading zero stays', () => {
  expect(['06-1234 5678', '+31 (0)6 12345678'].map(normalizePhone)).toEqual(['0612345678', '310612345678']);
});

describe('checkout rule 27: what is typed as house number is split into number and addition', () => {
  test.each([
    ['12', '12', ''],
    ['12A', '12', 'A'],
    ['12 bus 3', '12', 'bus 3'],
    ['12-14', '12', '14'],
    ['12 / 2', '12', '2'],
    [' 7 hs ', '7', 'hs'],
  ])('%s', (text, number, addition) => {
    expect(splitHouseNumber(text)).toEqual({ number, addition });
  });

  test('a text that begins with no number is none', () => {
    expect(['A12', '', 'bus 3', '1234567'].map(splitHouseNumber)).toEqual([null, null, null, null]);
  });

  test('a text of any length is split at once', { timeout: 1000 }, () => {
    expect(splitHouseNumber(`1${' '.repeat(20_000)}x\ny`)).toEqual({ number: '1', addition: 'x\ny' });
  });
});

test('A postcode is written as on an envelope of its country', () => {
  const written = [writtenPostcode('1012JS', 'NL'), writtenPostcode('2000', 'BE'), writtenPostcode('1012JS', 'AR')];
  expect(written).toEqual(['1012\u00a0JS', '2000', '1012JS']);
});
