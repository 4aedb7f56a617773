import type { ComponentProps } from 'react';
import type { Grain, SawingTerms } from '../../../../shared/api';
import { IconButton } from '../../../../shared/ui';
import { letterOf } from '../../list/pieceLine';
import { isEmptyRow, LIMITS, type Field, type Problem, type TypedRow } from '../../list/readRows';
import { t } from '../../messages';

/** A row with what keeps it apart from others while rows come and go. */
export interface KeyedRow extends TypedRow {
  readonly key: number;
}

interface PieceRowsProps {
  readonly rows: readonly KeyedRow[];
  readonly problems: readonly Problem[];
  readonly piece: SawingTerms['piece'];
  readonly isSheet: boolean;
  readonly onChange: (key: number, change: Partial<TypedRow>) => void;
  readonly onRemove: (row: KeyedRow, letter: string, index: number) => void;
  /** The row that is being edited, of which nothing is said yet; null for none. */
  readonly onEdit: (key: number | null) => void;
}

const GRAINS: readonly (readonly [Grain, 'grainLength' | 'grainWidth' | 'grainAny'])[] = [
  ['length', 'grainLength'],
  ['width', 'grainWidth'],
  ['any', 'grainAny'],
];

/** The rows of a list. The same markup as the server's `cutting-row` partial, with a button to remove each. */
export function PieceRows({ rows, problems, piece, isSheet, onChange, onRemove, onEdit }: PieceRowsProps) {
  const letters = lettersOf(rows);

  return (
    <div className="noest-cut">
      <div className={isSheet ? 'noest-pieces noest-pieces--sheet' : 'noest-pieces'}>
        <div className="noest-pieces__head" aria-hidden="true">
          <span />
          <span>{t('length')}</span>
          {isSheet && <span>{t('width')}</span>}
          <span>{t('qty')}</span>
          {isSheet && <span>{t('grain')}</span>}
          <span>{t('name')}</span>
        </div>
        {rows.map((row, index) => {
          const letter = letters[index]!;
          const own = problems.filter((problem) => !isEmptyRow(row) && letterOf(problem.row) === letter);
          const errorId = `fout-${letter}`;
          const field = (name: 'length' | 'width' | 'qty' | 'name'): ComponentProps<'input'> => ({
            className: 'noest-field__control',
            name: `piece_${name}`,
            value: row[name],
            autoComplete: 'off',
            onFocus: () => onEdit(row.key),
            onBlur: () => onEdit(null),
            onInput: (event) => {
              onEdit(row.key);
              onChange(row.key, { [name]: event.currentTarget.value });
            },
            ...(own.some((problem) => problem.field === (name as Field)) && {
              'aria-invalid': true,
              'aria-describedby': errorId,
            }),
          });
          return (
            <div key={row.key} className="noest-pieces__row" role="group" aria-label={t('row', { letter })}>
              <span className="noest-pieces__letter" aria-hidden="true">
                {letter}
              </span>
              <div className="noest-pieces__field" data-label={t('length')}>
                <input {...field('length')} inputMode="decimal" aria-label={t('lengthOf', { letter })} />
              </div>
              {isSheet && (
                <div className="noest-pieces__field" data-label={t('width')}>
                  <input {...field('width')} inputMode="decimal" aria-label={t('widthOf', { letter })} />
                </div>
              )}
              <div className="noest-pieces__field" data-label={t('qty')}>
                <input {...field('qty')} inputMode="numeric" aria-label={t('qtyOf', { letter })} />
              </div>
              {isSheet && (
                <div className="noest-pieces__field noest-pieces__field--grain" data-label={t('grain')}>
                  <select
                    className="noest-field__control noest-field__control--select"
                    name="piece_grain"
                    aria-label={t('grainOf', { letter })}
                    value={row.grain}
                    onChange={(event) => onChange(row.key, { grain: event.currentTarget.value as Grain })}
                  >
                    {GRAINS.map(([grain, words]) => (
                      <option key={grain} value={grain}>
                        {t(words)}
                      </option>
                    ))}
                  </select>
                </div>
              )}
              <div className="noest-pieces__field noest-pieces__field--name" data-label={t('name')}>
                <input {...field('name')} maxLength={LIMITS.name} aria-label={t('nameOf', { letter })} />
              </div>
              {!isEmptyRow(row) && (
                <IconButton
                  icon="trash"
                  label={t('removeRow', { letter })}
                  onClick={() => onRemove(row, letter, index)}
                />
              )}
              {own.length > 0 && (
                <p className="noest-pieces__error" id={errorId}>
                  {own.map(({ key, values }) => t(key, { ...values, ...piece })).join(' ')}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Rows that are empty do not count; their letters are the next ones. */
function lettersOf(rows: readonly TypedRow[]): readonly string[] {
  let [filled, empty] = [0, rows.filter((row) => !isEmptyRow(row)).length];
  return rows.map((row) => letterOf(isEmptyRow(row) ? empty++ : filled++));
}
