import { useId } from 'react';
import type { TerraceTerms, TypedTerrace } from '../../../../shared/api';
import { Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import { alongViews } from '../../terrace/alongViews';
import { GAPS, SPACINGS } from '../../terrace/choices';
import { problemWords } from '../../terrace/problemWords';
import type { SideName, TerraceProblem } from '../../terrace/readTerrace';
import type { Words } from '../../terrace/terraceView';

interface FieldsProps {
  readonly typed: TypedTerrace;
  readonly terms: TerraceTerms;
  readonly problems: readonly TerraceProblem[];
  readonly words: Words;
  readonly onChange: (changed: Partial<TypedTerrace>) => void;
  /** The shopper has left a side. */
  readonly onLeave: (side: SideName) => void;
}

/** What is asked of a terrace. The same markup as the server's `terrace` partial. */
export function Fields({ typed, terms, problems, words, onChange, onLeave }: FieldsProps) {
  const board = terms.boards.find(({ code }) => code === typed.board) ?? terms.boards[0]!;
  const errorOf = (field: TerraceProblem['field']) => {
    const problem = problems.find((one) => one.field === field);
    return problem ? problemWords(problem, words) : '';
  };
  const side = (name: SideName) => (
    <Side
      name={name}
      label={t(name)}
      value={typed[name]}
      error={errorOf(name)}
      onChange={(text) => onChange({ [name]: text })}
      onLeave={() => onLeave(name)}
    />
  );

  return (
    <>
      <div className="noest-terrace__fields">
        {side('length')}
        {side('width')}
        <Choice
          name="board"
          label={t('board')}
          value={typed.board}
          options={terms.boards.map(({ code, name }) => [code, name])}
          isWide
          onChange={(value) => onChange({ board: value })}
        />
      </div>
      <fieldset className="noest-terrace__along">
        <legend className="noest-terrace__legend">{t('along')}</legend>
        {alongViews(typed, terms, words).map(({ along, hint }) => (
          <label key={along} className="noest-terrace__option">
            <input
              type="radio"
              name="along"
              value={along}
              checked={along === typed.along}
              onChange={() => onChange({ along })}
            />
            <span>
              {t(along === 'width' ? 'alongWidth' : 'alongLength')}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="noest-terrace__fields">
        <Choice
          name="spacing"
          label={t('spacing')}
          value={typed.spacing}
          options={SPACINGS.map((mm) => [String(mm), `${mm / 10} cm`])}
          hint={t('spacingHint', { cm: board.mostSpacing / 10 })}
          error={errorOf('spacing')}
          onChange={(value) => onChange({ spacing: value })}
        />
        <Choice
          name="gap"
          label={t('gap')}
          value={typed.gap}
          options={GAPS.map((mm) => [String(mm), `${mm} mm`])}
          onChange={(value) => onChange({ gap: value })}
        />
        <Choice
          name="joist"
          label={t('joist')}
          value={typed.joist}
          options={terms.joists.map(({ code, name }) => [code, name])}
          isWide
          onChange={(value) => onChange({ joist: value })}
        />
      </div>
      <div>
        {(['oil', 'extra'] as const).map((name) => (
          <label key={name} className="noest-check">
            <input
              className="noest-check__input"
              type="checkbox"
              name={name}
              value="1"
              checked={typed[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
            />
            {t(name)}
          </label>
        ))}
      </div>
    </>
  );
}

interface SideProps {
  readonly name: SideName;
  readonly label: string;
  readonly value: string;
  /** Empty where nothing is wrong. */
  readonly error: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

function Side({ name, label, value, error, onChange, onLeave }: SideProps) {
  const id = useId();
  return (
    <div className={error ? 'noest-field noest-field--error' : 'noest-field'}>
      <label className="noest-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="noest-field__control"
        id={id}
        name={name}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== '' || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly hint?: string;
  readonly error?: string;
  readonly isWide?: boolean;
  readonly onChange: (value: string) => void;
}

function Choice({ name, label, value, options, hint = '', error = '', isWide = false, onChange }: ChoiceProps) {
  const id = useId();
  const note = `${id}-note`;
  const names = ['noest-field', ...(isWide ? ['noest-terrace__wide'] : []), ...(error ? ['noest-field--error'] : [])];
  return (
    <div className={names.join(' ')}>
      <label className="noest-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="noest-field__control noest-field__control--select"
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== '' || undefined}
        aria-describedby={hint || error ? note : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
      {error ? (
        <FieldError id={note} text={error} />
      ) : (
        hint && (
          <p className="noest-field__hint" id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="noest-field__error" id={id}>
      <Icon name="circle-alert" small />
      {text}
    </p>
  );
}
