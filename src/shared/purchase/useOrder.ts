import { useState } from 'react';
import type { Product } from '../api';
import { editedItem, wasAsked } from './address';
import { useAdding } from './useAdding';
import { pageParams } from './useAddress';

interface Given {
  readonly after: 'drawer' | 'notice';
  /** Why the form that led back to this page came to nothing, as the server printed it. */
  readonly failure?: string | undefined;
}

/**
 * A box on its way to the cart: the line that is chosen anew (null for a new one), whether the shopper has pressed the
 * button, so that what is missing may be told, and how the adding goes.
 */
export function useOrder({ name }: Pick<Product, 'name'>, { after, failure: printed }: Given) {
  const [itemId] = useState(() => editedItem(pageParams()));
  const [asked, setAsked] = useState(() => wasAsked(pageParams()));
  const adding = useAdding({ name, after, itemId, printed });
  return { itemId, asked, ask: () => setAsked(true), ...adding };
}
