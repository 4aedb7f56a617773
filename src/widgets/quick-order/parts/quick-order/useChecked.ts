import { useEffect, useRef, useState } from 'react';
import { ask, type JudgedRow, type QuickOrder } from '../../../../shared/api';
import { t } from '../../messages';
import { askedOf, isFilled, type KeyedRow } from '../../rows';

/** Quick order rule 4: how long the shop is not asked after a change. */
const WAIT_MS = 300;

interface Checked {
  /** The rows that were asked for, as one text. */
  readonly of: string;
  readonly order: QuickOrder;
  readonly answers: ReadonlyMap<number, JudgedRow>;
}

const textOf = (rows: readonly KeyedRow[]): string =>
  JSON.stringify(rows.filter(isFilled).map(({ key, sku, qty }) => [key, sku, qty]));

function checked(rows: readonly KeyedRow[], order: QuickOrder): Checked {
  const filled = rows.filter(isFilled);
  return {
    of: textOf(rows),
    order,
    answers: new Map(order.rows.flatMap((answer, index) => (filled[index] ? [[filled[index].key, answer]] : []))),
  };
}

/** What the shop says of the rows; it is asked whenever they change, unless `isHeld`. */
export function useChecked(rows: readonly KeyedRow[], printed: QuickOrder, isHeld: boolean) {
  const [known, setKnown] = useState(() => checked(rows, printed));
  const [failure, setFailure] = useState<{ readonly of: string; readonly message: string } | null>(null);
  const asking = useRef<AbortSignal>(null);
  const text = textOf(rows);
  const isCurrent = known.of === text;

  async function check(signal: AbortSignal): Promise<void> {
    const asked = rows.filter(isFilled).map(askedOf);
    const answer = await ask((shop) => shop.judgeRows(asked, { signal }));
    if (signal.aborted) return;
    if (answer.ok) setKnown(checked(rows, answer.value));
    else setFailure({ of: text, message: answer.error.kind === 'refused' ? answer.error.message : t('checkFailed') });
  }

  useEffect(() => {
    if (isCurrent || isHeld) return undefined;
    const leaving = new AbortController();
    asking.current = leaving.signal;
    const timer = setTimeout(() => void check(leaving.signal), WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // The same rows are asked for once, whatever array holds them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, isCurrent, isHeld]);

  return {
    sums: known.order,
    /** Sums and answers are those of the rows as they are now. */
    isCurrent,
    failure: failure?.of === text && !isCurrent ? failure.message : null,
    /** The answer to a row; undefined for one that has been changed since. */
    answerTo({ key, sku, qty }: KeyedRow): JudgedRow | undefined {
      const answer = known.answers.get(key);
      return answer && answer.qty === qty && isSame(answer.sku, sku) ? answer : undefined;
    },
    /** The failure stays until the answer is there. */
    async tryAgain(): Promise<void> {
      if (asking.current) await check(asking.current);
    },
  };
}

/** The shop answers the number as it writes it. */
const isSame = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();
