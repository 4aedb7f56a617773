import type { TerraceTerms, TypedTerrace } from '../../../../shared/api';
import { t } from '../../messages';
import { alongViews } from '../../terrace/alongViews';
import { GAPS, SPACINGS } from '../../terrace/choices';
import { problemWords } from '../../terrace/problemWords';
import type { SideName, TerraceProblem } from '../../terrace/readTerrace';
import { Choice, Side } from '../../materials/fields';
import type { ListWords } from '../../materials/listView';

interface FieldsProps {
  readonly typed: TypedTerrace;
  readonly terms: TerraceTerms;
  readonly problems: readonly TerraceProblem[];
  readonly words: ListWords;
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
