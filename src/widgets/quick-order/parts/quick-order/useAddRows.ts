import { useState, type Dispatch, type SetStateAction } from 'react';
import type { AddedToCart, ApiResult, JudgedRow } from '../../../../shared/api';
import { emit } from '../../../../shared/platform/events';
import { t } from '../../messages';
import { askedOf, leftToAdd, type KeyedRow } from '../../rows';

export const loadAdding = () => import('../../adding');

interface Added {
  readonly key: number;
  readonly qty: string;
  readonly name: string;
}

/**
 * Quick order rule 7: the way of the right rows into the cart.
 * @param onDone the rows are those that are left
 */
export function useAddRows(setRows: Dispatch<SetStateAction<readonly KeyedRow[]>>, onDone: () => void) {
  const [progress, setProgress] = useState<{ readonly n: number; readonly of: number } | null>(null);
  const [added, setAdded] = useState<readonly Added[]>([]);

  /** Why each row was not added; null where it was. */
  async function failuresOf(right: readonly KeyedRow[]): Promise<readonly (string | null)[]> {
    try {
      const { addRows } = await loadAdding();
      return (await addRows(right, (n) => setProgress({ n, of: right.length }))).map(failureWords);
    } catch (error) {
      console.error('[noest] quick-order: what adds rows could not be fetched', error);
      return right.map(() => t('notAdded'));
    }
  }

  async function add(
    right: readonly KeyedRow[],
    answerTo: (row: KeyedRow) => Pick<JudgedRow, 'name'> | undefined,
  ): Promise<void> {
    if (progress) return;
    setProgress({ n: 0, of: right.length });
    setAdded([]);
    // Why a row was not added is of the try before.
    setRows((known) => known.map((row) => ({ key: row.key, ...askedOf(row) })));
    const failures = await failuresOf(right);
    const inCart = right.filter((_, index) => failures[index] === null);
    setAdded(inCart.map((row) => ({ ...row, name: answerTo(row)?.name ?? row.sku })));
    setRows((known) => leftToAdd(known, right, failures));
    emit('list-added', { added: inCart.length, refused: right.length - inCart.length });
    setProgress(null);
    onDone();
  }

  return { progress, added, add };
}

/** Empty where the page has forbidden it; null where it was added. */
function failureWords(answer: ApiResult<AddedToCart>): string | null {
  if (answer.ok) return null;
  if (answer.error.kind === 'aborted') return '';
  if (answer.error.kind === 'refused') return answer.error.message;
  return t(answer.error.kind === 'status' ? 'notAdded' : 'unanswered');
}
