import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ListingProduct } from '../../shared/api';
import { inTurn } from '../../shared/dom';
import { isWhole, nextTurn, turnTo, wholeCards, type Card } from './model';

/** What is near view is laid out and painted as it is shown: a slow phone has time for one such card a frame. */
const NEAR = { turns: 20, shown: 1 };
/** Farther down a browser leaves that for later. */
const FAR = 3;
/** What leaves is out of sight already, and need not be taken away in the task that shows the new list. */
const GONE = 4;

interface Shelf {
  readonly cards: ReadonlySignal<readonly Card[]>;
  /** Shows other products, a few cards a frame from the top. `isSeen` tells whether the browser has laid a card out. */
  show(products: readonly ListingProduct[], isSeen: (card: Card) => boolean): void;
  /** Takes no more turns. */
  close(): void;
}

export function createShelf(first: readonly ListingProduct[]): Shelf {
  const cards = signal<readonly Card[]>(wholeCards(first));
  let close = (): void => {};

  function turn(from: readonly Card[], turns = 0): void {
    cards.value = nextTurn(from, { shown: turns < NEAR.turns ? NEAR.shown : FAR, gone: turns === 0 ? 0 : GONE });
    close = isWhole(cards.peek()) ? () => {} : inTurn(() => turn(cards.peek(), turns + 1), 'first');
  }

  return {
    cards,
    show(products, isSeen) {
      const before = cards.peek();
      // A list that stands already, as the server's does when it comes alive, is not taken apart.
      if (isWhole(before) && areSame(before, products)) return;
      close();
      turn(turnTo(before, products, isSeen));
    },
    close: () => close(),
  };
}

function areSame(cards: readonly Card[], products: readonly ListingProduct[]): boolean {
  return cards.length === products.length && cards.every(({ product }, index) => product === products[index]);
}
