import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ListingProduct } from '../../../../../shared/api';
import { afterFrame } from '../../../../../shared/platform/dom';

/**
 * How far a card is. `placeholder`: an empty item, or none, until its step. `held`: a card of both lists that was out of
 * view; it is not laid out until its step. `leaving`: a card of the old list, out of sight until it is removed.
 */
type Stage = 'placeholder' | 'held' | 'shown' | 'leaving';

/** An item of the list. A product that does not change keeps its card. */
export interface Card {
  readonly key: number;
  readonly product: ListingProduct;
  readonly stage: Stage;
  /** Among the first of a new list: shown without asking the browser whether it is in view. */
  readonly isNear: boolean;
}

/** The number of cards that come into view with the first ones on a wide screen. */
export const IN_VIEW = 12;

/** The first steps show one card each: near view it is laid out and painted at once, which fills a frame of a slow phone. */
const NEAR = { steps: 20, shown: 1 };
/** The number of cards that a later step shows: a browser does not lay out a card far from view. */
const FAR = 3;
/** The number of leaving cards that a step removes, the first step excepted: they are out of sight already. */
const REMOVED = 4;

interface ListReveal {
  readonly cards: ReadonlySignal<readonly Card[]>;
  /** Shows other products, a few cards a frame from the top. `isLaidOut` says whether the browser has laid a card out. */
  show(products: readonly ListingProduct[], isLaidOut: (card: Card) => boolean): void;
  /** Cancels the steps to come. */
  close(): void;
}

/** The cards of a product list, which changes to another list in steps of one frame, so that no frame is long. */
export function createListReveal(first: readonly ListingProduct[]): ListReveal {
  const cards = signal<readonly Card[]>(shownCards(first));
  let cancel = (): void => {};

  function step(from: readonly Card[], count = 0): void {
    cards.value = nextStep(from, { shown: count < NEAR.steps ? NEAR.shown : FAR, removed: count === 0 ? 0 : REMOVED });
    cancel = isComplete(cards.peek()) ? () => {} : afterFrame(() => step(cards.peek(), count + 1), 'first');
  }

  return {
    cards,
    show(products, isLaidOut) {
      const before = cards.peek();
      // The list is shown already, as the server's is when the part mounts.
      if (isComplete(before) && areSame(before, products)) return;
      cancel();
      step(changeCards(before, products, isLaidOut));
    },
    close: () => cancel(),
  };
}

let keys = 0;

/** The cards of a list that is shown completely. */
export function shownCards(products: readonly ListingProduct[]): Card[] {
  return products.map((product) => ({ key: keys++, product, stage: 'shown', isNear: false }));
}

/**
 * The cards of another list before its first step, in its order. A card that leaves stays behind the card that it
 * followed, so that no card moves in the document when a filter is added or removed.
 */
export function changeCards(
  before: readonly Card[],
  products: readonly ListingProduct[],
  isLaidOut: (card: Card) => boolean,
): Card[] {
  const known = new Map(before.map((card) => [card.product, card]));
  const leavingAfter = groupLeaving(before, new Set(products));
  const cards = [...(leavingAfter.get(null) ?? [])];
  for (const [index, product] of products.entries()) {
    const card = known.get(product);
    const isNear = index < IN_VIEW;
    cards.push(card ? stay(card, isLaidOut, isNear) : { key: keys++, product, stage: 'placeholder', isNear });
    cards.push(...(leavingAfter.get(product) ?? []));
  }
  return cards;
}

/** One step: shows the first cards that wait, and removes the first that leave. */
export function nextStep(cards: readonly Card[], most: { readonly shown: number; readonly removed: number }): Card[] {
  let shown = 0;
  let removed = 0;
  return cards.flatMap((card) => {
    if (card.stage === 'leaving') return removed++ < most.removed ? [] : [card];
    return card.stage === 'shown' || shown++ >= most.shown ? [card] : [{ ...card, stage: 'shown' }];
  });
}

/** The cards that are in the document: of the placeholders only the first. */
export function inDocument(cards: readonly Card[], placeholders: number): readonly Card[] {
  let waiting = 0;
  return cards.filter(({ stage }) => stage !== 'placeholder' || waiting++ < placeholders);
}

export function isComplete(cards: readonly Card[]): boolean {
  return cards.every(({ stage }) => stage === 'shown');
}

function areSame(cards: readonly Card[], products: readonly ListingProduct[]): boolean {
  return cards.length === products.length && cards.every(({ product }, index) => product === products[index]);
}

function stay(card: Card, isLaidOut: (card: Card) => boolean, isNear: boolean): Card {
  if (card.stage === 'shown' && isLaidOut(card)) return card;
  return { ...card, stage: card.stage === 'placeholder' ? 'placeholder' : 'held', isNear };
}

/** The cards that leave, by the card before them that stays; null for those at the top. A placeholder is dropped at once. */
function groupLeaving(
  before: readonly Card[],
  staying: ReadonlySet<ListingProduct>,
): ReadonlyMap<ListingProduct | null, Card[]> {
  const groups = new Map<ListingProduct | null, Card[]>();
  let previous: ListingProduct | null = null;
  for (const card of before) {
    if (staying.has(card.product)) {
      previous = card.product;
      continue;
    }
    if (card.stage === 'placeholder') continue;
    const group = groups.get(previous) ?? [];
    groups.set(previous, group);
    group.push(card.stage === 'leaving' ? card : { ...card, stage: 'leaving' });
  }
  return groups;
}
