import { useRef, useState } from 'react';
import type { AddedToCart, ApiError, ApiResult, CartSelection } from '../api';
import { t as cartWords } from '../i18n/cart';
import { t } from '../i18n/product';
import { cart } from '../state/cart';
import { messages } from '../state/messages';
import { minicart } from '../state/minicart';

interface Adding {
  /** Of what is added, for the words that tell it. */
  readonly name: string;
  /** What tells of success: the cart's drawer, or a message of the page. */
  readonly after: 'drawer' | 'notice';
  /** The line of the cart that is chosen anew; null for a new one. */
  readonly itemId?: string | null;
  /** Why the server's form came to nothing, where it has just led back. */
  readonly printed?: string | undefined;
}

/** Why something did not go into the cart, by the SKU that was asked for. */
type Failures = ReadonlyMap<string, string>;

const NONE: Failures = new Map();
const DRAWER = '[data-component~="minicart"]:not([data-mount-state="failed"])';

/** Puts things in the cart, one wish at a time: what is asked while one is under way is the same wish again. */
export function useAdding({ name, after, itemId = null, printed }: Adding) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(NONE);
  const [failure, setFailure] = useState(printed);
  const underWay = useRef(false);

  /** @returns whether all of it is in the cart; what could not go in is told by its SKU, and the rest is there. */
  async function add(...selections: readonly CartSelection[]): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setFailures(NONE);
    setFailure(undefined);
    const answers = await Promise.all(selections.map((selection) => send(selection, itemId)));
    underWay.current = false;
    setBusy(false);
    const failed = answers.flatMap((answer, index): [string, string][] =>
      answer.ok ? [] : [[selections[index]?.sku ?? '', failureWords(answer.error)]],
    );
    setFailures(new Map(failed));
    if (failed.length === 0) tell();
    return failed.length === 0;
  }

  /** A page without a drawer tells it with a message. */
  function tell(): void {
    if (itemId !== null) messages.show({ type: 'success', text: cartWords('updated') });
    else if (after === 'drawer' && document.querySelector(DRAWER)) minicart.open(name);
    else messages.show({ type: 'success', text: cartWords('added', { product: name }) });
  }

  return { busy, failures, failure, add };
}

function send(selection: CartSelection, itemId: string | null): Promise<ApiResult<AddedToCart>> {
  return itemId === null ? cart.add(selection) : cart.replace(itemId, selection);
}

/** The shop's own words where it said no, with what is left where that is something. */
function failureWords(error: ApiError): string {
  if (error.kind !== 'refused') return t('addFailed');
  const { message, available = 0 } = error;
  return available > 0 ? `${message} ${t('onlyLeft', { n: available })}.` : message;
}
