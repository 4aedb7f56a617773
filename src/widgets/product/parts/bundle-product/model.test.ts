import { describe, expect, test } from 'vitest';
import type { BundleOption } from '../../../../shared/api';
import { amount } from '../../../../../tests/support/fakeShop';
import { productWith } from '../../../../../tests/support/offers';
import {
  bundleLimit,
  bundleOf,
  changeQty,
  choose,
  drop,
  isSaleable,
  missingOptions,
  qtyOf,
  readBundleChoice,
  shownBundle,
  standardChoice,
  writeBundleChoice,
} from './model';

const part = (id: string, euros: number, given: Partial<BundleOption['selections'][number]> = {}) => ({
  id,
  productId: id,
  name: id,
  qty: 1,
  price: amount(euros),
  inStock: true,
  maxQty: 40,
  canChangeQty: false,
  isDefault: false,
  delivery: null,
  ...given,
});
const posts: BundleOption = {
  id: '1',
  label: 'Palen',
  required: true,
  type: 'radio',
  selections: [part('p1', 895, { isDefault: true }), part('p2', 1045)],
};
const roof: BundleOption = {
  id: '2',
  label: 'Dakbedekking',
  required: true,
  type: 'radio',
  selections: [part('d1', 400), part('d3', 625, { inStock: false })],
};
const walls: BundleOption = {
  id: '3',
  label: 'Wandpanelen',
  required: false,
  type: 'checkbox',
  selections: [part('w1', 349, { canChangeQty: true, maxQty: 3 }), part('w2', 249, { canChangeQty: true })],
};
const options = [posts, roof, walls];
const wholeChoice = choose(choose({}, posts, 'p1'), roof, 'd1');

describe('product rules 8 and 9, bundle', () => {
  test('a radio-type option replaces an earlier choice for the same option', () => {
    const choice = choose(wholeChoice, posts, 'p2');
    expect([qtyOf(choice, '1', 'p1'), qtyOf(choice, '1', 'p2')]).toEqual([0, 1]);
  });

  test('another type adds to it', () => {
    const choice = choose(choose({}, walls, 'w1'), walls, 'w2');
    expect([qtyOf(choice, '3', 'w1'), qtyOf(choice, '3', 'w2')]).toEqual([1, 1]);
    expect(qtyOf(drop(choice, walls, 'w1'), '3', 'w1')).toBe(0);
  });

  test('saleable when every required option has a selection with qty greater than 0', () => {
    expect(isSaleable(options, choose({}, posts, 'p1'))).toBe(false);
    expect(isSaleable(options, wholeChoice)).toBe(true);
    expect(isSaleable(options, changeQty(wholeChoice, posts, 'p1', 0))).toBe(false);
    expect(missingOptions(options, {}).map(({ label }) => label)).toEqual(['Palen', 'Dakbedekking']);
  });
});

test('product rule 10: the price is the sum of part prices times quantities', () => {
  const choice = changeQty(choose(wholeChoice, walls, 'w1'), walls, 'w1', 2);
  const product = productWith({ type: 'bundle', basePrice: amount(0), options });
  expect(shownBundle(product, choice, 1).price).toMatchObject({ isFrom: false, final: { inclTax: 199_300 } });
});

test('product rule 10: while incomplete the price is the cheapest part of each required option', () => {
  const product = productWith({ type: 'bundle', basePrice: amount(0), options });
  expect(shownBundle(product, {}, 1).price).toMatchObject({ isFrom: true, final: { inclTax: 129_500 } });
});

test('product rule 10: a part starts with its own quantity, and parts are added to the price of the bundle itself', () => {
  const planks: BundleOption = {
    ...posts,
    selections: [part('douglas', 12, { qty: 10, isDefault: true }), part('oak', 15, { qty: 10 })],
  };
  const product = productWith({ type: 'bundle', basePrice: amount(30), options: [planks] });
  const choice = standardChoice([planks]);
  expect(choice).toEqual({ 1: { douglas: 10 } });
  expect(shownBundle(product, choice, 1).price.final.inclTax).toBe(15_000);
  expect(shownBundle(product, {}, 1).price.final.inclTax).toBe(15_000);
  expect(shownBundle(product, choose(choice, planks, 'oak'), 1).price.final.inclTax).toBe(18_000);
  expect(writeBundleChoice([planks], choice, new URLSearchParams()).toString()).toBe('bundle_option%5B1%5D=douglas');
  expect(readBundleChoice([planks], new URLSearchParams('bundle_option[1]=douglas'))).toEqual(choice);
});

test('product rule 10: the parts chosen at the start are in stock', () => {
  expect(standardChoice(options)).toEqual({ 1: { p1: 1 }, 2: {}, 3: {} });
});

test('product rule 10: the scarcest part limits the number of bundles', () => {
  const choice = changeQty(choose(wholeChoice, walls, 'w1'), walls, 'w1', 2);
  expect(bundleLimit(options, choice)).toBe(1);
  expect(bundleLimit(options, {})).toBeNull();
});

test('The quantity of a part that is not chosen does not change', () => {
  expect(changeQty(wholeChoice, walls, 'w1', 2)).toBe(wholeChoice);
});

test('product rule 11: parts of one option with the same quantity share an entry', () => {
  const choice = changeQty(choose(choose(wholeChoice, walls, 'w1'), walls, 'w2'), walls, 'w2', 2);
  expect(bundleOf(options, choice)).toEqual([
    { optionId: '1', selectionIds: ['p1'], qty: 1 },
    { optionId: '2', selectionIds: ['d1'], qty: 1 },
    { optionId: '3', selectionIds: ['w1'], qty: 1 },
    { optionId: '3', selectionIds: ['w2'], qty: 2 },
  ]);
});

test('product rule 23: a choice survives the address; what is sold out or unknown in it does not', () => {
  const choice = changeQty(choose(wholeChoice, walls, 'w2'), walls, 'w2', 3);
  const params = writeBundleChoice(options, choice, new URLSearchParams('item=7'));
  expect(readBundleChoice(options, params)).toEqual(choice);
  expect(params.get('item')).toBe('7');
  expect(readBundleChoice(options, new URLSearchParams('bundle_option[2]=d3&bundle_option[1]=zz'))).toEqual({});
  expect(readBundleChoice(options, new URLSearchParams('qty=2'))).toBeNull();
});

test('product rule 37: a bundle comes when the slowest of its parts does; nothing is said where that of one is not known', () => {
  const soon = { firstDay: '2026-11-24', price: amount(59.95) };
  const late = { firstDay: '2026-12-02', price: amount(59.95) };
  const parts = [part('a', 1, { delivery: soon }), part('b', 1, { delivery: late }), part('c', 1)];
  const option: BundleOption = { id: '1', label: 'Delen', required: true, type: 'checkbox', selections: parts };
  const product = productWith({ type: 'bundle', basePrice: amount(0), options: [option] });
  expect(shownBundle(product, { 1: { a: 1 } }, 1).delivery).toEqual(soon);
  expect(shownBundle(product, { 1: { a: 1, b: 1 } }, 1).delivery).toEqual(late);
  expect(shownBundle(product, { 1: { a: 1, c: 1 } }, 1).delivery).toBeNull();
  expect(shownBundle(product, {}, 1).delivery).toBeNull();
});
