import { useState } from 'react';
import { useAdding } from '../../cart/views';
import type { MaterialView } from './listView';

/** A list of materials on its way to the cart. */
export interface ListToCart {
  /** The list as it is typed: a SKU and a count in each line. */
  readonly items: string;
  readonly busy: boolean;
  /** SKUs of this list that are in the cart. */
  readonly inCart: ReadonlySet<string>;
  /** Why a row is not, by its SKU. */
  readonly failures: ReadonlyMap<string, string>;
  readonly isAnswered: boolean;
  readonly add: () => void;
}

const NO_FAILURES: ReadonlyMap<string, string> = new Map();
const NONE: ReadonlySet<string> = new Set();

/** Project rule 9: row by row, each with an answer; what did not go can be tried again without the others. */
export function useListToCart(rows: readonly MaterialView[], how: Parameters<typeof useAdding>[0]): ListToCart {
  const items = rows.map(({ sku, count }) => `${sku};${count}`).join('\n');
  const [asked, setAsked] = useState('');
  const [had, setHad] = useState<ReadonlySet<string>>(NONE);
  const { busy, failures, added, add } = useAdding(how);
  // What came of an addition is said of the list that was added.
  const isOfThis = asked === items;
  const isAnswered = isOfThis && (added.size > 0 || failures.size > 0);
  const inCart = isOfThis ? new Set([...had, ...added]) : NONE;

  async function order(): Promise<void> {
    if (rows.length === 0) return;
    const isRest = isAnswered && failures.size > 0;
    setHad(isRest ? inCart : NONE);
    setAsked(items);
    const wanted = isRest ? rows.filter(({ sku }) => !inCart.has(sku)) : rows;
    await add(...wanted.map(({ sku, count }) => ({ sku, qty: count })));
  }

  return {
    items,
    busy,
    inCart,
    failures: isOfThis ? failures : NO_FAILURES,
    isAnswered,
    add: () => void order(),
  };
}
