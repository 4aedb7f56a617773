import type { AddedRow, AddedToCart, ApiResult, CartSelection } from '../../../shared/api';
import { failed, ok } from '../../../shared/api/result';
import { announced } from '../../../shared/changes';
import { emit } from '../../../shared/platform/events';
import { tellTabs } from '../../../shared/platform/tabs/tabs';
import { cart } from '../store';

/** Of a list, so that its progress shows and no call is long. */
const ROWS_A_CALL = 50;

type Outcome = ApiResult<AddedToCart>;

/**
 * Cart rule 46: adds rows of a list, so many in one call, and tells after each call how many have been answered. The totals are read
 * once at the end. After a call without an answer in time none is sent (cart rule 48). Needs the capability `quick-order`.
 *
 * @returns an outcome for each row, in their order; `aborted` for one that was forbidden
 */
export async function addRows(
  rows: readonly CartSelection[],
  onAnswered: (answered: number) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let timeout: Outcome | undefined;
  for (let first = 0; first < rows.length; first += ROWS_A_CALL) {
    const some = rows.slice(first, first + ROWS_A_CALL);
    outcomes.push(...(timeout ? some.map(() => timeout!) : await addSome(some)));
    timeout ??= outcomes.find((outcome) => !outcome.ok && outcome.error.kind === 'timeout');
    onAnswered(outcomes.length);
  }
  // What got no answer may be in the cart too.
  if (outcomes.some((outcome) => outcome.ok || outcome.error.kind !== 'aborted')) await tell(rows, outcomes);
  return outcomes;
}

/** Adds in one call the rows that nobody has forbidden. */
async function addSome(rows: readonly CartSelection[]): Promise<readonly Outcome[]> {
  const allowed: { readonly row: CartSelection; readonly settle: (outcome: Outcome) => void }[] = [];
  const gates: Promise<unknown>[] = [];
  const outcomes = rows.map((row) => {
    let pass = (): void => {};
    const isAllowed = new Promise<void>((resolve) => (pass = resolve));
    const outcome = announced('cart-add', row, () => {
      pass();
      return new Promise((settle) => void allowed.push({ row, settle }));
    });
    gates.push(Promise.race([isAllowed, outcome]));
    return outcome;
  });
  await Promise.all(gates);
  if (allowed.length > 0) {
    const asked = allowed.map(({ row: { sku, qty } }) => ({ sku, qty: String(qty) }));
    const answer = await cart.inTurn((shop) => shop.addRows(asked));
    allowed.forEach(({ settle }, index) => settle(answer.ok ? outcomeOf(answer.value.rows[index]) : answer));
  }
  return Promise.all(outcomes);
}

/** A row that the shop does not answer may be in the cart, as one whose answer is lost. */
function outcomeOf(row: AddedRow | undefined): Outcome {
  if (!row) return failed({ kind: 'network' });
  return row.isAdded
    ? ok({ sku: row.sku, itemId: row.itemId, totals: null })
    : failed({ kind: 'refused', status: 422, code: '', message: row.message });
}

/** Reads the totals, and then tells the page and other tabs what has been added. */
async function tell(rows: readonly CartSelection[], outcomes: readonly Outcome[]): Promise<void> {
  const wasKnown = cart.totals.peek() !== null;
  await cart.refresh();
  tellTabs('cart-changed', null);
  const totals = cart.totals.peek();
  // A cart that was not known before has not changed for those that follow its totals.
  if (!wasKnown && totals) emit('cart-changed', { itemsQty: totals.itemsQty });
  outcomes.forEach((outcome, index) => {
    if (!outcome.ok) return;
    const { sku, itemId } = outcome.value;
    const { qty } = rows[index]!;
    const line = totals?.items.find(({ id }) => id === itemId);
    emit('cart-item-added', { sku, itemId: itemId ?? '', name: line?.name ?? '', qty });
    if (line) emit('cart-line-changed', { ...line, by: qty });
  });
}
