import { memo, type ComponentProps } from 'react';
import type { AskedRow, JudgedRow } from '../../../../shared/api';
import { unbroken } from '../../../../shared/i18n';
import { Amount, Icon, IconButton } from '../../../../shared/ui';
import { LIMITS } from '../../list/limits';
import { t } from '../../messages';
import { isFilled, type KeyedRow } from '../../rows';

/** What can be done with a row. The same functions for all rows and all the time, so that a row is drawn when it has changed. */
export interface RowActions {
  readonly change: (key: number, change: Partial<AskedRow>) => void;
  /** A change by a key: the row is being filled in until one of its fields is left. */
  readonly type: (key: number, change: Partial<AskedRow>) => void;
  readonly leave: () => void;
  /** Several rows were pasted into one. */
  readonly paste: (text: string) => void;
  readonly remove: (key: number, n: number) => void;
}

interface RowProps {
  readonly row: KeyedRow;
  /** Its number in the list, from 1 on. */
  readonly n: number;
  /** Undefined until the shop has answered. */
  readonly answer: JudgedRow | undefined;
  /** It is being filled in: nothing is wrong with it yet. */
  readonly isEdited: boolean;
  readonly actions: RowActions;
}

/** A row of the list. The same markup as the server's `quick-order-row` partial, with a button to remove it. */
export const Row = memo(function Row({ row, n, answer, isEdited, actions }: RowProps) {
  const problem = isEdited ? null : (answer?.problem ?? null);
  const failure = answer?.problem ? undefined : row.failure;
  const field = (name: 'sku' | 'qty'): ComponentProps<'input'> => ({
    className: 'noest-field__control',
    name,
    value: row[name],
    maxLength: LIMITS.cell,
    autoComplete: 'off',
    'aria-label': t(`${name}Of`, { n }),
    'aria-invalid': problem?.field === name ? true : undefined,
    'aria-describedby': `snel-${n}`,
    onInput: (event) => actions.type(row.key, { [name]: event.currentTarget.value }),
    onBlur: actions.leave,
  });

  return (
    <div className="noest-quick__row" role="group" aria-label={t('row', { n })}>
      <div className="noest-quick__sku">
        <input
          {...field('sku')}
          spellCheck={false}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\n\t;]/.test(text.trim())) return;
            event.preventDefault();
            actions.paste(text);
          }}
        />
      </div>
      <div className="noest-quick__answer" id={`snel-${n}`}>
        {answer && answer.name !== '' && (
          <p className="noest-quick__name">
            <a href={answer.url}>{unbroken(answer.name)}</a>
          </p>
        )}
        {row.reference && <p className="noest-quick__note">{t('reference', { reference: row.reference })}</p>}
        {answer && answer.stock !== '' && !failure && (
          <p className={answer.isLater ? 'noest-quick__note noest-quick__note--later' : 'noest-quick__note'}>
            <Icon name={answer.isLater ? 'triangle-alert' : 'circle-check'} small />
            {answer.stock}
          </p>
        )}
        {answer && problem && (
          <Problem answer={answer} problem={problem} onChange={(changed) => actions.change(row.key, changed)} />
        )}
        {failure && (
          <p className="noest-quick__note noest-quick__note--wrong">
            <Icon name="circle-alert" small />
            {failure}
          </p>
        )}
      </div>
      <div className="noest-quick__qty">
        <input {...field('qty')} inputMode="numeric" />
      </div>
      <div className="noest-quick__each noest-quick__number">{answer?.each && <Amount amount={answer.each} />}</div>
      <div className="noest-quick__sum noest-quick__number">{answer?.total && <Amount amount={answer.total} />}</div>
      <span className="noest-quick__tool">
        {isFilled(row) && (
          <IconButton icon="trash" label={t('removeRow', { n })} onClick={() => actions.remove(row.key, n)} />
        )}
      </span>
    </div>
  );
});

interface ProblemProps {
  readonly answer: JudgedRow;
  readonly problem: NonNullable<JudgedRow['problem']>;
  readonly onChange: (change: Partial<AskedRow>) => void;
}

/** Why a row can't be had, and what can be done about it. */
function Problem({ answer, problem, onChange }: ProblemProps) {
  const { message, field, suggestion, possibleQty, needsChoice } = problem;

  /** The button goes with the problem; the focus goes to the field that it has filled in. */
  function take(button: HTMLElement, change: Partial<AskedRow>): void {
    button.closest('[role=group]')?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    onChange(change);
  }

  return (
    <p className="noest-quick__note noest-quick__note--wrong">
      <Icon name="circle-alert" small />
      <span>
        {message}{' '}
        {suggestion && (
          <>
            {t('meant', { name: suggestion.name })}{' '}
            <button
              type="button"
              className="noest-text-button"
              onClick={(event) => take(event.currentTarget, { sku: suggestion.sku })}
            >
              {t('useSku', { sku: suggestion.sku })}
            </button>
          </>
        )}
        {possibleQty !== null && (
          <button
            type="button"
            className="noest-text-button"
            onClick={(event) => take(event.currentTarget, { qty: String(possibleQty) })}
          >
            {t('usePossible', { n: possibleQty })}
          </button>
        )}
        {needsChoice && (
          <a className="noest-text-button" href={answer.url}>
            {t('choose')}
          </a>
        )}
      </span>
    </p>
  );
}
