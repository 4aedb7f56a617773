import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingProduct } from '../../../../../../tests/support/catalogue';
import {
  changeCards,
  createListReveal,
  IN_VIEW,
  inDocument,
  isComplete,
  nextStep,
  shownCards,
  type Card,
} from './createListReveal';

const products = Array.from({ length: 12 }, (_, index) => listingProduct({ sku: String(index) }));
const some = fc.shuffledSubarray(products);
const productsOf = (cards: readonly Card[]) =>
  cards.filter(({ stage }) => stage !== 'leaving').map((card) => card.product);
const waiting = (cards: readonly Card[]) =>
  cards.filter(({ stage }) => stage === 'placeholder' || stage === 'held').length;
const all = () => true;
const none = () => false;

/** All steps until a list is shown completely. */
function stepsOf(cards: readonly Card[], most: { shown: number; removed: number }): (readonly Card[])[] {
  const steps = [cards];
  while (!isComplete(steps.at(-1)!)) steps.push(nextStep(steps.at(-1)!, most));
  return steps;
}

test('Shows the next list in the end, from any list and from any step', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(some, fc.nat(3), fc.boolean()), { minLength: 1 }), (changes) => {
      let cards: readonly Card[] = shownCards(products);
      for (const [next, steps, isLaidOut] of changes) {
        cards = changeCards(cards, next, () => isLaidOut);
        expect(productsOf(cards)).toEqual(next);
        for (let step = 0; step < steps; step++) cards = nextStep(cards, { shown: 2, removed: 1 });
      }
      cards = stepsOf(cards, { shown: 2, removed: 1 }).at(-1)!;
      expect(cards.map(({ product }) => product)).toEqual(changes.at(-1)![0]);
      expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    }),
  );
});

test('A step shows and removes no more than it may, from the top', () => {
  fc.assert(
    fc.property(some, some, fc.boolean(), (before, next, isLaidOut) => {
      const most = { shown: 3, removed: 2 };
      const steps = stepsOf(
        changeCards(shownCards(before), next, () => isLaidOut),
        most,
      );
      for (const [index, cards] of steps.entries()) {
        const earlier = steps[index - 1];
        if (!earlier) continue;
        expect(earlier.length - cards.length).toBeLessThanOrEqual(most.removed);
        expect(waiting(earlier) - waiting(cards)).toBe(Math.min(most.shown, waiting(earlier)));
        const first = earlier.find(({ stage }) => stage === 'placeholder' || stage === 'held');
        expect(cards.find(({ key }) => key === first?.key)?.stage).toBe(first && 'shown');
      }
    }),
  );
});

test('listing rule 32: a product that has not changed keeps its card, and a card in view keeps its stage', () => {
  const before = shownCards(products);
  const next = [products[1]!, products[4]!, listingProduct({ sku: 'new' })];
  const after = changeCards(before, next, ({ product }) => product === products[1]);
  expect(after.filter(({ stage }) => stage !== 'leaving').map(({ key, stage }) => [key, stage])).toEqual([
    [before[1]!.key, 'shown'],
    [before[4]!.key, 'held'],
    [expect.any(Number), 'placeholder'],
  ]);
});

test('A leaving card that returns is held until its step, and a placeholder that leaves is removed at once', () => {
  const [kept, gone] = products;
  const leaving = changeCards(shownCards([kept!, gone!]), [kept!, products[2]!], all);
  expect(leaving.map(({ stage }) => stage)).toEqual(['shown', 'leaving', 'placeholder']);
  expect(changeCards(leaving, [kept!, gone!], all).map(({ stage }) => stage)).toEqual(['shown', 'held']);
});

test('No card moves in the document when a filter is added or removed', () => {
  fc.assert(
    fc.property(fc.subarray(products), fc.subarray(products), (before, next) => {
      const cards = shownCards(before);
      const after = new Set(cards.map(({ key }) => key));
      const order = changeCards(cards, next, none)
        .map(({ key }) => key)
        .filter((key) => after.has(key));
      expect(order).toEqual(cards.map(({ key }) => key));
    }),
  );
});

test('Only the first placeholders are in the document', () => {
  const cards = changeCards(shownCards(products.slice(0, 2)), [products[1]!, ...products.slice(4)], all);
  expect(inDocument(cards, 3).map(({ product }) => product.sku)).toEqual(['0', '1', '4', '5', '6']);
  expect(inDocument(shownCards(products), 3)).toHaveLength(products.length);
});

test('Cards among the first of a new list are near, wherever they were before', () => {
  const before = shownCards(products);
  expect(before.some(({ isNear }) => isNear)).toBe(false);
  const more = Array.from({ length: IN_VIEW }, (_, index) => listingProduct({ sku: `new ${index}` }));
  const after = changeCards(before, [products[11]!, ...more], none);
  const given = after.filter(({ stage }) => stage !== 'leaving');
  expect(given.map(({ isNear }) => isNear)).toEqual(Array.from({ length: IN_VIEW + 1 }, (_, index) => index < IN_VIEW));
});

const two = ['100101', '100102'].map((sku) => listingProduct({ sku }));

test('A list that is shown already keeps its cards, also those far from view', () => {
  const reveal = createListReveal(two);
  const before = reveal.cards.peek();
  reveal.show([...two], () => false);
  expect(reveal.cards.peek()).toBe(before);
});

test('The first step shows the first card and removes none of the old ones', () => {
  const reveal = createListReveal(two);
  const others = ['100103', '100104'].map((sku) => listingProduct({ sku }));
  reveal.show(others, () => true);
  const stages = reveal.cards.peek().map(({ product, stage }) => `${product.sku} ${stage}`);
  expect(stages).toEqual(['100101 leaving', '100102 leaving', '100103 shown', '100104 placeholder']);
  reveal.close();
});
