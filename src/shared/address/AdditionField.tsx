import type { ComponentProps } from 'react';
import { SelectField, TextField } from '../forms/fields';
import { t } from '../i18n/address';
import type { LookupEvent, LookupState } from './model';
import { ADDITION_LENGTH } from './rules';

interface AdditionFieldProps extends ComponentProps<typeof TextField> {
  readonly state: LookupState;
  readonly tell: (event: LookupEvent) => void;
}

/** Chosen where an address may have one, so that no addition of that name can stand for it. */
const OTHER = '\u0000other';

/**
 * Specification 2.7: with several additions offered a dropdown, with at most one a free text field. Decisions: an addition
 * that the lookup does not know can be entered, and one that it chose is announced.
 */
export function AdditionField({ state, tell, ...field }: AdditionFieldProps) {
  const { additions, hasOwnAddition, isManual, note, address } = state;
  const hint = note === 'addition' ? t('additionReplaced', { addition: address.addition }) : undefined;
  if (isManual || additions.length < 2 || hasOwnAddition) {
    const maxLength = isManual ? ADDITION_LENGTH.manual : ADDITION_LENGTH.lookup;
    return <TextField {...field} className="noest-col-third" hint={hint} maxLength={maxLength} />;
  }
  const { id, name, label, value, onChange, onBlur, complaints } = field;
  const options = additions.map((addition) => ({ value: addition, label: addition }));
  return (
    <SelectField
      {...{ id, name, label, value, onBlur, complaints, hint }}
      className="noest-col-third"
      options={[...options, { value: OTHER, label: t('otherAddition') }]}
      onChange={(chosen) => (chosen === OTHER ? tell({ type: 'ownAdditionWanted' }) : onChange(chosen))}
    />
  );
}
