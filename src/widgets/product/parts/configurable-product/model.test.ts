import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, offer, productWith, VARIANTS } from '../../../../../tests/support/offers';
import {
  attributesAt,
  choose,
  droppedBy,
  isSaleable,
  missingPairs,
  optionsAt,
  readChoice,
  shownAt,
  writeChoice,
  type Choice,
} from './model';
import { branchAt, indexVariants } from './variants';

const root = indexVariants(VARIANTS);
const [length, finish] = ATTRIBUTES;
const lengthOf = (label: string) => length!.options.find((option) => option.label === label)!.id;
const finishOf = (label: string) => finish!.options.find((option) => option.label === label)!.id;
const whole: Choice = [lengthOf('400 cm'), finishOf('Zwart gebeitst')];
const stateOf = (choice: Choice, step: number, label: string) =>
  optionsAt(root, ATTRIBUTES, choice, step).find((option) => option.label === label)?.state;

describe('product rules 3 to 5, configurable', () => {
  test('the customer picks attribute values in attribute order', () => {
    expect(choose([], 1, finishOf('Onbehandeld'))).toEqual([]);
    expect(attributesAt(root, ATTRIBUTES, []).map(({ waitsFor }) => waitsFor)).toEqual([null, 'Lengte']);
  });

  test('choosing a value drops the choices for later attributes', () => {
    expect(choose(whole, 0, lengthOf('300 cm'))).toEqual([lengthOf('300 cm')]);
    expect(droppedBy(whole, 0)).toEqual([1]);
    expect(droppedBy(whole, 1)).toEqual([]);
  });

  test('saleable once the number of chosen steps equals the number of attributes', () => {
    const saleable = (choice: Choice) => isSaleable(ATTRIBUTES, choice, branchAt(root, choice));
    expect(saleable([])).toBe(false);
    expect(saleable([lengthOf('400 cm')])).toBe(false);
    expect(saleable(whole)).toBe(true);
  });

  test('a chosen variant that is sold out is not saleable', () => {
    const choice = [lengthOf('500 cm'), finishOf('Geïmpregneerd')];
    expect(isSaleable(ATTRIBUTES, choice, branchAt(root, choice))).toBe(false);
  });

  test('if exactly one variant remains, its price, SKU, stock and pictures are shown', () => {
    const product = productWith({ type: 'configurable', attributes: ATTRIBUTES, variants: [...VARIANTS] });
    const shown = shownAt(product, branchAt(root, whole), whole, 3);
    expect(shown).toMatchObject({
      sku: '400 cm Zwart gebeitst',
      qty: 3,
      stock: { state: 'in_stock' },
      pictures: [{ src: '/Zwart gebeitst.webp' }],
    });
    expect(shown?.price.final.inclTax).toBe(495);
    expect(shownAt(product, root, [], 1)).toMatchObject({ sku: '200101', offer: null, pictures: null });
  });
});

test('product rule 5: while several remain the price is the lowest, with "Vanaf" where they differ', () => {
  const product = productWith({ type: 'configurable', attributes: ATTRIBUTES, variants: [...VARIANTS] });
  const choice = [lengthOf('500 cm')];
  expect(shownAt(product, branchAt(root, choice), choice, 1)?.price).toMatchObject({
    final: { inclTax: 395 },
    isFrom: true,
  });
});

test('product rule 6: values without a variant are marked, and so are those that are sold out', () => {
  expect(stateOf([lengthOf('500 cm')], 1, 'Zwart gebeitst')).toBe('impossible');
  expect(stateOf([lengthOf('500 cm')], 1, 'Geïmpregneerd')).toBe('sold-out');
  expect(stateOf([lengthOf('400 cm')], 1, 'Zwart gebeitst')).toBe('free');
  expect(stateOf(whole, 0, '500 cm')).toBe('free');
});

test('product rule 6: before any choice the impossible pairs are known', () => {
  expect(missingPairs(root, ATTRIBUTES, 3)).toEqual([{ first: '500 cm', second: 'Zwart gebeitst' }]);
});

test('product rule 6: of many impossible pairs the first few are given, in the order of the options', () => {
  const alone = indexVariants(VARIANTS.filter(({ optionIds }) => optionIds[0] === lengthOf('300 cm')));
  expect(missingPairs(alone, ATTRIBUTES, 9)).toHaveLength(6);
  expect(missingPairs(alone, ATTRIBUTES, 2)).toEqual([
    { first: '400 cm', second: 'Onbehandeld' },
    { first: '400 cm', second: 'Geïmpregneerd' },
  ]);
});

test('product rule 6: one attribute has no pairs, and three have none either', () => {
  expect(missingPairs(root, ATTRIBUTES.slice(0, 1), 3)).toEqual([]);
  expect(missingPairs(root, [...ATTRIBUTES, ATTRIBUTES[0]!], 3)).toEqual([]);
});

test('product rule 23: a choice is read from the address by label or id, as far as variants have it', () => {
  const read = (query: string) => readChoice(root, ATTRIBUTES, new URLSearchParams(query));
  expect(read('lengte=400+cm&afwerking=Zwart+gebeitst')).toEqual(whole);
  expect(read(`lengte=${whole[0]}&afwerking=Zwart+gebeitst`)).toEqual(whole);
  expect(read('afwerking=Zwart+gebeitst')).toEqual([]);
  expect(read('lengte=500+cm&afwerking=Zwart+gebeitst')).toEqual([lengthOf('500 cm')]);
  expect(read('lengte=9+cm&afwerking=Onbehandeld')).toEqual([]);
});

test('product rule 7: of two variants with the same values the first counts', () => {
  const twins = [VARIANTS[0]!, { ...VARIANTS[0]!, sku: 'twin' }];
  expect(branchAt(indexVariants(twins), VARIANTS[0]!.optionIds)?.only?.sku).toBe(VARIANTS[0]!.sku);
});

test('Without variants every value is impossible', () => {
  expect(indexVariants([])).toBeNull();
  expect(optionsAt(null, ATTRIBUTES, [], 0).every(({ state }) => state === 'impossible')).toBe(true);
});

const anyChoice = fc
  .constantFrom(...VARIANTS)
  .chain(({ optionIds }) => fc.integer({ min: 0, max: optionIds.length }).map((steps) => optionIds.slice(0, steps)));

test('product rule 23: every choice survives the address, and other parameters stay', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const written = writeChoice(ATTRIBUTES, choice, new URLSearchParams('item=3&lengte=oud'));
      expect(readChoice(root, ATTRIBUTES, written)).toEqual(choice);
      expect(written.get('item')).toBe('3');
    }),
  );
});

test('The index gives the same as a search through all variants', () => {
  const prices = fc.integer({ min: 1, max: 50 });
  const variants = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2), prices, fc.boolean()), { minLength: 1 });
  fc.assert(
    fc.property(variants, fc.array(fc.nat(3), { maxLength: 3 }), (given, prefix) => {
      const seen = new Map(given.map((row) => [row.slice(0, 3).join(), row] as const));
      const all = given
        .filter(
          (row, index) => given.findIndex((other) => other.slice(0, 3).join() === row.slice(0, 3).join()) === index,
        )
        .map(([a, b, c, price, inStock]) => ({
          ...VARIANTS[0]!,
          ...offer({ inStock, finalPrice: { inclTax: price, exclTax: price } as never }),
          optionIds: [a, b, c].map(String),
        }));
      const choice = prefix.map(String);
      const remaining = all.filter(({ optionIds }) => choice.every((id, step) => optionIds[step] === id));
      const branch = branchAt(indexVariants(all), choice);
      expect(branch === null).toBe(remaining.length === 0);
      expect(seen.size).toBe(all.length);
      if (!branch) return;
      expect(branch.inStock).toBe(remaining.some(({ inStock }) => inStock));
      expect(branch.only !== null).toBe(remaining.length === 1);
      expect(branch.cheapest.finalPrice.inclTax).toBe(Math.min(...remaining.map((v) => v.finalPrice.inclTax)));
      expect(branch.isOnePrice).toBe(new Set(remaining.map((v) => v.finalPrice.inclTax)).size === 1);
    }),
  );
});
