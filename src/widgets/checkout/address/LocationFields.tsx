import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import type { ValidationError } from '../../../shared/forms';
import { pageConfig } from '../../../shared/platform/config';
import { SelectField, TextField } from '../../../shared/forms/fields';
import { countryChoices } from './countryName';
import { t } from './messages';
import { LookupResult } from './LookupResult';
import { mustChooseAddition, isListShown, type LookupEvent, type LookupState } from './model';
import { ADDITION_LENGTH, type LocationField } from './rules';
import '../../../shared/forms/grid.css';

interface LocationFieldsProps {
  /** Before each id and name: `shipping` makes `shipping-postcode`. */
  readonly prefix: string;
  readonly state: LookupState;
  readonly dispatch: (event: LookupEvent) => void;
  readonly errorsOf: (field: LocationField) => readonly ValidationError[];
  readonly isRight: (field: LocationField) => boolean;
  readonly leave: (field: LocationField) => void;
}

/** The location of an address: country, postcode and house number, and either the result of the lookup or fields for it. */
export function LocationFields(props: LocationFieldsProps): ReactNode {
  const { prefix, state, dispatch, errorsOf, isRight, leave } = props;
  const { address, isManual, note } = state;
  const { countries, defaultCountry } = pageConfig();
  const isBelgian = address.country === 'BE';

  const idOf = (field: LocationField) => `${prefix}-${field}`;
  const text = (field: LocationField) => ({
    id: idOf(field),
    name: idOf(field),
    label: t(field),
    value: address[field],
    validationErrors: errorsOf(field),
    valid: isRight(field),
    onChange: (typed: string) => dispatch({ type: 'typed', field, text: typed }),
    onBlur: () => leave(field),
  });

  return (
    <>
      {countries.length > 1 && (
        <SelectField
          {...text('country')}
          className="noest-col-half"
          autoComplete={`${prefix} country`}
          options={countryChoices(countries, defaultCountry)}
          required
        />
      )}
      <TextField
        {...text('postcode')}
        className="noest-col-third noest-col-first"
        autoComplete={`${prefix} postal-code`}
        autoCapitalize="characters"
        inputMode={isBelgian ? 'numeric' : 'text'}
        // With the space of "1234 AB"; that of another country may be longer.
        maxLength={isBelgian || address.country === 'NL' ? 7 : undefined}
        spellCheck={false}
        required
      />
      <TextField
        {...text('houseNumber')}
        className="noest-col-third"
        inputMode="text"
        hint={note === 'split' ? t('split') : undefined}
        required
        onBlur={() => {
          dispatch({ type: 'houseNumberLeft' });
          leave('houseNumber');
        }}
      />
      <AdditionField
        {...text('addition')}
        state={state}
        dispatch={dispatch}
        onBlur={() => {
          dispatch({ type: 'additionLeft' });
          leave('addition');
        }}
      />
      {isManual && (
        <>
          <TextField {...text('street')} className="noest-col-half" autoComplete={`${prefix} address-line1`} required />
          <TextField {...text('city')} className="noest-col-half" autoComplete={`${prefix} address-level2`} required />
        </>
      )}
      <LookupResult {...{ state, dispatch }} fieldOf={(field) => document.getElementById(idOf(field))} />
    </>
  );
}

interface AdditionFieldProps extends ComponentProps<typeof TextField> {
  readonly state: LookupState;
  readonly dispatch: (event: LookupEvent) => void;
  /** The id of the text field, where that has another one. */
  readonly textId?: string | undefined;
}

/** The values of "Andere toevoeging" and of the number without an addition; no addition has a NUL in it. */
const OTHER = '\u0000other';
const NONE = '\u0000none';

/** A list with two or more possibilities, else a text field (checkout rule 23). What is filled in is announced (rule 22). */
export function AdditionField({ state, dispatch, textId, ...field }: AdditionFieldProps) {
  const { additions, isManual, note, address } = state;
  const hint = note === 'addition' ? t('additionReplaced', { addition: address.addition }) : undefined;
  if (!isListShown(state)) {
    const maxLength = isManual ? ADDITION_LENGTH.manual : ADDITION_LENGTH.lookup;
    return (
      <HandsFocusOn key="text" id={field.id}>
        <TextField {...field} className="noest-col-third" hint={hint} maxLength={maxLength} optional />
      </HandsFocusOn>
    );
  }
  const { id, name, label, onBlur, validationErrors } = field;
  const isOpen = mustChooseAddition(state);
  const options = [
    // As long as nothing is chosen: an empty choice can't be made.
    ...(isOpen ? [{ value: '', label: t('chooseAddition') }] : []),
    ...additions.map((addition) => ({ value: addition || NONE, label: addition || t('noAddition') })),
    { value: OTHER, label: t('otherAddition') },
  ];

  function choose(value: string): void {
    if (value === OTHER) dispatch({ type: 'ownAdditionChosen' });
    else if (value !== '') dispatch({ type: 'additionChosen', addition: value === NONE ? '' : value });
  }

  return (
    <HandsFocusOn key="list" id={id} heir={textId}>
      <SelectField
        {...{ id, name, label, onBlur, validationErrors, hint, options }}
        className="noest-col-third"
        value={isOpen ? '' : address.addition || NONE}
        onChange={choose}
        required
      />
    </HandsFocusOn>
  );
}

interface HandsFocusOnProps {
  readonly id: string;
  /** The id of what takes its place; left out where it is the same. */
  readonly heir?: string | undefined;
  readonly children: ReactNode;
}

/** A field that may leave while it has the focus: the one that takes its place gets it (checkout rule 23). */
function HandsFocusOn({ id, heir = id, children }: HandsFocusOnProps) {
  useLayoutEffect(
    // It still stands in the page.
    () => () => {
      if (document.activeElement?.id === id) queueMicrotask(() => document.getElementById(heir)?.focus());
    },
    [id, heir],
  );
  return children;
}
