import { useRef, useState } from 'react';
import type { ApiError, CartSelection } from '../../../shared/api';
import { messages } from '../../messages';
import { t } from '../../product';
import { isUnansweredBy } from '../lines/model';
import { t as tCart } from '../messages';
import { cart } from '../store';
import { minicart } from './drawer';

interface Adding {
  /** Of what is added, for the message of success. */
  readonly name: string;
  /** What reports success: the cart's drawer, or a message of the page. */
  readonly after: 'drawer' | 'notice';
  /** The line of the cart that is replaced; null for a new one. */
  readonly itemId?: string | null;
  /** Why adding by the server's form failed, where it has just led back to this page. */
  readonly printed?: string | undefined;
}

/** Why something did not go into the cart, by the SKU that was asked for. */
type Failures = ReadonlyMap<string, string>;

const NONE: Failures = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/**
 * Adds to the cart, one request at a time: a request while another is under way is ignored (cart rule 23). `added` has the SKUs that
 * the last one put there; `isGone` says that the line to be replaced is not in the cart any more.
 */
export function useAdding({ name, after, itemId = null, printed }: Adding) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(NONE);
  const [added, setAdded] = useState(NOTHING);
  const [failure, setFailure] = useState(printed);
  const [isUnanswered, setUnanswered] = useState(false);
  const [isGone, setGone] = useState(false);
  const isUnderWay = useRef(false);
  /** The line that a replacement went to, which may be another one with the same choice. */
  const line = useRef(itemId);

  /** @returns whether all selections are in the cart; those that failed are in `failures`, the others were added */
  async function add(...selections: readonly CartSelection[]): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setFailures(NONE);
    setAdded(NOTHING);
    setFailure(undefined);
    const together = {};
    const answers = await Promise.all(
      selections.map((selection) =>
        line.current === null ? cart.add(selection, together) : cart.replace(line.current, selection),
      ),
    );
    const [first] = answers;
    if (line.current !== null && first?.ok) line.current = first.value.itemId ?? line.current;
    isUnderWay.current = false;
    setBusy(false);
    const failed = answers.flatMap((answer, index): [string, string][] =>
      // Who has forbidden it says so.
      answer.ok || answer.error.kind === 'aborted'
        ? []
        : [[selections[index]?.sku ?? '', failureMessage(answer.error)]],
    );
    setFailures(new Map(failed));
    setAdded(new Set(selections.filter((_, index) => answers[index]!.ok).map(({ sku }) => sku)));
    setGone(itemId !== null && answers.some((answer) => !answer.ok && isNotThere(answer.error)));
    setUnanswered(answers.some((answer) => !answer.ok && isUnansweredBy(answer.error)));
    const areAdded = answers.every(({ ok }) => ok);
    if (areAdded) announce();
    return areAdded;
  }

  /** Cart rule 24. */
  function announce(): void {
    if (itemId !== null) messages.show({ type: 'success', text: tCart('updated') });
    else if (after === 'drawer' && minicart.isOnPage()) minicart.open(name);
    else messages.show({ type: 'success', text: tCart('added', { product: name }) });
  }

  return { busy, failures, added, failure, isUnanswered, isGone, add };
}

/** The shop does not know what was addressed. */
function isNotThere(error: ApiError): boolean {
  return error.kind === 'refused' && error.status === 404;
}

/** Cart rule 22: the shop's own text for a refusal, with the quantity that is available. */
function failureMessage(error: ApiError): string {
  if (error.kind !== 'refused') return t('addFailed');
  const { message, available = 0 } = error;
  return available > 0 ? `${message} ${t('onlyLeft', { n: available })}.` : message;
}
