import { describe, expect, test } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { offer, TIERS } from '../../../../tests/support/offers';
import type { CustomOption } from '../../../shared/api';
import { choicesOf, problemsOf, withPrinted, withSurcharges } from './model';

const text: CustomOption = {
  id: '1',
  label: 'Tekst',
  required: true,
  kind: 'text',
  surcharge: { amount: amount(2) },
  maxLength: 5,
};
const colour: CustomOption = {
  id: '3',
  label: 'Kleur',
  required: true,
  kind: 'select',
  values: [
    { id: '1', label: 'Zwart', surcharge: { amount: amount(0) } },
    { id: '2', label: 'Goud', surcharge: { percent: 10 } },
  ],
};
const extra: CustomOption = {
  id: '5',
  label: 'Extra',
  required: false,
  kind: 'checkbox',
  values: [
    { id: '5', label: 'Lepel', surcharge: { amount: amount(1.5) } },
    { id: '6', label: 'Deksel', surcharge: { amount: amount(-0.5) } },
  ],
};
const day: CustomOption = {
  id: '7',
  label: 'Klaar op',
  required: false,
  kind: 'date',
  surcharge: { amount: amount(0) },
  maxLength: null,
};
const all = [text, colour, extra, day];

describe('product rule 45: the price', () => {
  test.each([
    ['nothing', {}, 1000],
    ['a text of spaces', { '1': [' '] }, 1000],
    ['a text', { '1': ['Jan'] }, 1200],
    ['a percentage', { '3': ['2'] }, 1100],
    ['all of them', { '1': ['Jan'], '3': ['2'], '5': ['5', '6'] }, 1400],
  ])('with %s is that of one with what it adds', (_, entries, cents) => {
    expect(withSurcharges(offer(), all, entries).finalPrice.inclTax).toBe(cents);
  });

  test('at a tier has the percentage of that tier, and the saving that is left', () => {
    const { tierPrices, piecePrice } = withSurcharges(offer({ tierPrices: TIERS }), all, { '1': ['Jan'], '3': ['2'] });
    expect(piecePrice.inclTax).toBe(1300);
    expect(tierPrices.map(({ piecePrice: price, savingPercent }) => [price.inclTax, savingPercent])).toEqual([
      [1300, 0],
      [1267, 3],
      [1234, 5],
      [1190, 8],
    ]);
  });

  test('of a metre has its share of what is paid for a piece: 2 euros for 4 metres, and 10%', () => {
    const byMetre = offer({ unit: 'M1', pieceContent: 40_000, piecePrice: amount(40) });
    const { finalPrice, piecePrice } = withSurcharges(byMetre, all, { '1': ['Jan'], '3': ['2'] });
    expect([finalPrice.inclTax, piecePrice.inclTax]).toEqual([1150, 4600]);
  });

  test('takes the amounts that the server printed in place of those of the answer', () => {
    const printed = withPrinted(all, { '1': 2.42, '5/5': 1.82 });
    expect(withSurcharges(offer(), printed, { '1': ['Jan'], '5': ['5', '6'] }).finalPrice.inclTax).toBe(1374);
    const inBoth = withPrinted([text], { '1': [2.42, 2] });
    expect(inBoth[0]).toMatchObject({ surcharge: { amount: { inclTax: 242, exclTax: 200 } } });
  });
});

describe('product rule 45: what is missing or wrong', () => {
  test.each([
    ['nothing entered', {}, ['1 fillIn', '3 choose']],
    ['an empty choice', { '1': ['Jan'], '3': [''] }, ['3 choose']],
    ['a text that is too long', { '1': ['Jansen'], '3': ['1'] }, ['1 tooLong']],
    ['half a day', { '1': ['Jan'], '3': ['1'], '7': ['1', '12', ''] }, ['7 date']],
    ['a day that is not there', { '1': ['Jan'], '3': ['1'], '7': ['31', '2', '2027'] }, ['7 date']],
    ['everything', { '1': [' Jan '], '3': ['1'], '7': ['29', '2', '2028'] }, []],
  ])('with %s', (_, entries, problems) => {
    expect([...problemsOf(all, entries)].map((entry) => entry.join(' '))).toEqual(problems);
  });
});

test('product rule 45: what is left empty is not put in the cart', () => {
  const entries = { '1': [' Jan '], '3': ['2'], '5': [], '7': ['1', '2', '2028'] };
  expect(choicesOf(all, entries)).toEqual([
    { optionId: '1', text: 'Jan' },
    { optionId: '3', valueIds: ['2'] },
    { optionId: '7', date: '2028-02-01' },
  ]);
  expect(choicesOf(all, { '1': [''], '3': [''] })).toEqual([]);
});
