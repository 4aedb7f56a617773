import { planTexts as t } from '../../messages/plan';

interface RestsProps {
  readonly hint: string;
  readonly isAlong: boolean;
  readonly onChange: (isAlong: boolean) => void;
}

/** Whether what is left over comes along. */
export function Rests({ hint, isAlong, onChange }: RestsProps) {
  return (
    <fieldset className="noest-cutting__rests">
      <legend className="noest-cutting__legend">{t('rests')}</legend>
      {[true, false].map((along) => (
        <label key={String(along)} className="noest-cutting__choice">
          <input
            type="radio"
            name="rests"
            value={along ? 'along' : 'stay'}
            checked={isAlong === along}
            onChange={() => onChange(along)}
          />
          <span>
            {t(along ? 'takeRests' : 'leaveRests')} <small>{along ? hint : t('leaveRestsHint')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
