import { useState } from 'react';
import type { Product } from '../../../shared/api';
import { useAdding } from '../../cart/views';
import { editedItem, pageParams, wasAsked } from './address';

interface Given {
  readonly after: 'drawer' | 'notice';
  /** Why the form was not accepted, as the server printed it. */
  readonly failure?: string | undefined;
}

/**
 * The way of a product form to the cart: the cart line that is chosen anew (null for a new one), whether the shopper has
 * submitted, so that what is missing may be shown, and the state of the request.
 */
export function useOrder({ name }: Pick<Product, 'name'>, { after, failure: printed }: Given) {
  const [itemId] = useState(() => editedItem(pageParams()));
  const [isSubmitted, setSubmitted] = useState(() => wasAsked(pageParams()));
  const adding = useAdding({ name, after, itemId, printed });
  return { itemId, isSubmitted, markSubmitted: () => setSubmitted(true), ...adding };
}
