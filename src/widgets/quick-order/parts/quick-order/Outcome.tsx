import type { JudgedRow } from '../../../../shared/api';
import { Amount } from '../../../../shared/ui';
import { t } from '../../messages';

interface OutcomeProps {
  /** The number of the row. */
  readonly n: number;
  readonly answer: JudgedRow | undefined;
  readonly isEdited: boolean;
}

/** What the shop says of a row, in one sentence; of one that is being filled in nothing is wrong yet. */
export function Outcome({ n, answer, isEdited }: OutcomeProps) {
  if (!answer) return null;
  const { name, stock, total, problem } = answer;
  if (problem) return isEdited ? null : t('outcome', { n, text: problem.message });
  return (
    <>
      {t('outcome', { n, text: [name, stock].filter(Boolean).join(', ') })}
      {total && (
        <>
          , <Amount amount={total} />
        </>
      )}
    </>
  );
}
