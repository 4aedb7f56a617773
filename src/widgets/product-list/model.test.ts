import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingProduct } from '../../../tests/support/catalogue';
import { IN_VIEW, inDocument, isWhole, nextTurn, turnTo, wholeCards, type Card } from './model';

const products = Array.from({ length: 12 }, (_, index) => listingProduct({ sku: String(index) }));
const some = fc.shuffledSubarray(products);
const productsOf = (cards: readonly Card[]) =>
  cards.filter(({ stage }) => stage !== 'leaving').map((card) => card.product);
const waiting = (cards: readonly Card[]) => cards.filter(({ stage }) => stage === 'room' || stage === 'held').length;
const all = () => true;
const none = () => false;

/** All turns that a list takes to be whole. */
function turnsOf(cards: readonly Card[], most: { shown: number; gone: number }): (readonly Card[])[] {
  const turns = [cards];
  while (!isWhole(turns.at(-1)!)) turns.push(nextTurn(turns.at(-1)!, most));
  return turns;
}

test('whatever it showed before, and wherever it was on its way, a list comes to show what is wanted', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(some, fc.nat(3), fc.boolean()), { minLength: 1 }), (wishes) => {
      let cards: readonly Card[] = wholeCards(products);
      for (const [wanted, turns, isSeen] of wishes) {
        cards = turnTo(cards, wanted, () => isSeen);
        expect(productsOf(cards)).toEqual(wanted);
        for (let turn = 0; turn < turns; turn++) cards = nextTurn(cards, { shown: 2, gone: 1 });
      }
      cards = turnsOf(cards, { shown: 2, gone: 1 }).at(-1)!;
      expect(cards.map(({ product }) => product)).toEqual(wishes.at(-1)![0]);
      expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    }),
  );
});

test('no turn does more than it may, and the cards at the top come first', () => {
  fc.assert(
    fc.property(some, some, fc.boolean(), (before, wanted, isSeen) => {
      const most = { shown: 3, gone: 2 };
      const turns = turnsOf(
        turnTo(wholeCards(before), wanted, () => isSeen),
        most,
      );
      for (const [index, cards] of turns.entries()) {
        const earlier = turns[index - 1];
        if (!earlier) continue;
        expect(earlier.length - cards.length).toBeLessThanOrEqual(most.gone);
        expect(waiting(earlier) - waiting(cards)).toBe(Math.min(most.shown, waiting(earlier)));
        const first = earlier.find(({ stage }) => stage === 'room' || stage === 'held');
        expect(cards.find(({ key }) => key === first?.key)?.stage).toBe(first && 'shown');
      }
    }),
  );
});

test('a product that has not changed keeps its card, and one in sight stays as it is', () => {
  const before = wholeCards(products);
  const wanted = [products[1]!, products[4]!, listingProduct({ sku: 'new' })];
  const after = turnTo(before, wanted, ({ product }) => product === products[1]);
  expect(after.filter(({ stage }) => stage !== 'leaving').map(({ key, stage }) => [key, stage])).toEqual([
    [before[1]!.key, 'shown'],
    [before[4]!.key, 'held'],
    [expect.any(Number), 'room'],
  ]);
});

test('a card that comes back before it is gone waits for its turn, one that was never made leaves at once', () => {
  const [kept, gone] = products;
  const leaving = turnTo(wholeCards([kept!, gone!]), [kept!, products[2]!], all);
  expect(leaving.map(({ stage }) => stage)).toEqual(['shown', 'leaving', 'room']);
  expect(turnTo(leaving, [kept!, gone!], all).map(({ stage }) => stage)).toEqual(['shown', 'held']);
});

test('a filter added or taken away moves no card: what stays keeps its order beside what leaves', () => {
  fc.assert(
    fc.property(fc.subarray(products), fc.subarray(products), (before, wanted) => {
      const cards = wholeCards(before);
      const after = new Set(cards.map(({ key }) => key));
      const order = turnTo(cards, wanted, none)
        .map(({ key }) => key)
        .filter((key) => after.has(key));
      expect(order).toEqual(cards.map(({ key }) => key));
    }),
  );
});

test('of what is still to be made only the first few take room in the document', () => {
  const cards = turnTo(wholeCards(products.slice(0, 2)), [products[1]!, ...products.slice(4)], all);
  expect(inDocument(cards, 3).map(({ product }) => product.sku)).toEqual(['0', '1', '4', '5', '6']);
  expect(inDocument(wholeCards(products), 3)).toHaveLength(products.length);
});

test('what is given its turn among the first of its list is near, wherever it stood before; the rest is not', () => {
  const before = wholeCards(products);
  expect(before.some(({ isNear }) => isNear)).toBe(false);
  const more = Array.from({ length: IN_VIEW }, (_, index) => listingProduct({ sku: `new ${index}` }));
  const after = turnTo(before, [products[11]!, ...more], none);
  const given = after.filter(({ stage }) => stage !== 'leaving');
  expect(given.map(({ isNear }) => isNear)).toEqual(Array.from({ length: IN_VIEW + 1 }, (_, index) => index < IN_VIEW));
});
