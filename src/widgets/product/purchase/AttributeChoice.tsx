import { useId } from 'react';
import { unbroken } from '../../../shared/i18n';
import { t } from '../messages';
import type { ShownAttribute, ShownOption } from '../store';
import { missingText } from './model';
import './swatches.css';

interface AttributeChoiceProps {
  readonly attribute: ShownAttribute;
  /** Name of the field in the form that is posted. */
  readonly name: string;
  /** Why the last submit sent nothing, where it is because of this attribute. */
  readonly problem?: string | null;
  readonly onChoose: (optionId: string) => void;
}

/** Product rules 3 and 6: the values of one attribute as chips, with a picture where they have one. */
export function AttributeChoice({ attribute, name, problem = null, onChoose }: AttributeChoiceProps) {
  const id = useId();
  const { label, options, waitsFor } = attribute;
  const hasPictures = options.some(({ swatch }) => swatch?.image);
  const chosen = options.find(({ isChosen }) => isChosen);
  const missing = missingText(attribute);
  return (
    <fieldset
      className={hasPictures ? 'noest-swatches noest-swatches--picture' : 'noest-swatches'}
      disabled={waitsFor !== null}
      aria-describedby={missing || problem ? id : undefined}
      data-attribute={attribute.code}
    >
      <legend className="noest-swatches__legend">
        {t('choose', { attribute: label.toLowerCase() })}{' '}
        <span className="noest-swatches__hint">
          {waitsFor === null
            ? chosen && unbroken(chosen.label)
            : t('chooseBefore', { attribute: waitsFor.toLowerCase() })}
        </span>
      </legend>
      <div className="noest-swatches__options">
        {options.map((option) => (
          <Swatch key={option.id} option={option} name={name} onChoose={onChoose} />
        ))}
      </div>
      <div id={id}>
        {missing && <p className="noest-swatches__note">{unbroken(t(missing.key, missing.values))}</p>}
        {problem && (
          <p className="noest-swatches__problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface SwatchProps extends Pick<AttributeChoiceProps, 'name' | 'onChoose'> {
  readonly option: ShownOption;
}

function Swatch({ option: { id, label, swatch, isChosen, state }, name, onChoose }: SwatchProps) {
  return (
    <label className="noest-swatches__option">
      <input
        className="noest-swatches__input"
        type="radio"
        name={name}
        value={id}
        checked={isChosen}
        disabled={state === 'impossible'}
        onChange={() => onChoose(id)}
      />
      <span
        className={state === 'sold-out' ? 'noest-swatches__chip noest-swatches__chip--out' : 'noest-swatches__chip'}
      >
        {swatch?.image && (
          <img className="noest-swatches__image" src={swatch.image} width="160" height="160" alt="" loading="lazy" />
        )}
        {swatch?.color && <span className="noest-swatches__color" style={{ backgroundColor: swatch.color }} />}
        <span className="noest-swatches__label">
          {unbroken(label)}
          {state !== 'free' && (
            <span className="noest-hidden">, {t(state === 'sold-out' ? 'soldOut' : 'notAvailable')}</span>
          )}
        </span>
      </span>
    </label>
  );
}
