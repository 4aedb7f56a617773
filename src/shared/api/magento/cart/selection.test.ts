import { expect, test } from 'vitest';
import { toUid } from '../values';
import { toFields } from './fields';
import { toItemInput } from './selection';

const mug = {
  sku: 'MOK',
  qty: 2,
  customOptions: [
    { optionId: '1', text: 'Sanne' },
    { optionId: '3', valueIds: ['2'] },
    { optionId: '5', valueIds: ['5', '6'] },
    { optionId: '7', date: '2026-12-01' },
  ],
} as const;

test('shared rule 60: custom options are sent as what is chosen and what is entered, a day with a time', () => {
  expect(toItemInput(mug)).toEqual({
    sku: 'MOK',
    quantity: 2,
    selected_options: ['custom-option/3/2', 'custom-option/5/5', 'custom-option/5/6'].map((uid) => toUid(uid)),
    entered_options: [
      { uid: toUid('custom-option/1'), value: 'Sanne' },
      { uid: toUid('custom-option/7'), value: '2026-12-01 00:00:00' },
    ],
  });
});

test('what is chosen alone is sent without what is entered', () => {
  expect(toItemInput({ sku: 'MOK', qty: 1 })).toEqual({ sku: 'MOK', quantity: 1, selected_options: [] });
});

test('shared rule 60: the form of the theme has the same under its own names', () => {
  expect(toFields(mug)).toEqual({
    'options[1]': 'Sanne',
    'options[3]': '2',
    'options[5][0]': '5',
    'options[5][1]': '6',
    'options[7][day]': '1',
    'options[7][month]': '12',
    'options[7][year]': '2026',
  });
});

test('shared rule 37: every part of a bundle has a field, of one option too', () => {
  const bundle = [{ optionId: '4', selectionIds: ['9', '8'], qty: 3 }];
  expect(toFields({ sku: 'SET', qty: 1, bundle })).toEqual({
    'bundle_option[4][0]': '9',
    'bundle_option[4][1]': '8',
    'bundle_option_qty[4]': '3',
  });
  const configuration = [{ attributeId: '93', valueId: '49' }];
  expect(toFields({ sku: 'TRUI', qty: 1, configuration })).toEqual({ 'super_attribute[93]': '49' });
});
