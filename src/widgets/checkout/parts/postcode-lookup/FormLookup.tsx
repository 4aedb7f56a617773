import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../../shared/forms/fields';
import { AdditionField } from '../../address/LocationFields';
import { LookupResult } from '../../address/LookupResult';
import { t } from '../../address/messages';
import { mustChooseAddition, type AdditionChoice } from '../../address/model';
import { useLookup } from '../../address/useLookup';
import type { LocationField } from '../../address/rules';
import { formFields, placeOf, type Place } from './formFields';
import '../../../../shared/forms/grid.css';

interface FormLookupProps {
  readonly formId: string;
  readonly choice: AdditionChoice;
}

/** Fields of its own beside a form of Magento, which fill in those of the form (checkout rule 71). */
export function FormLookup({ formId, choice }: FormLookupProps) {
  const [form] = useState(() => formFields(formId));
  const [state, dispatch] = useLookup(
    { ...form.read(), houseNumber: '', addition: '' },
    { isManual: form.read().street !== '', choice },
  );
  const { address, isManual, note, status } = state;
  const isFound = status === 'found' && !isManual && !mustChooseAddition(state);
  const filled = useRef<Partial<Place> | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    form.onCountry((country) => dispatch({ type: 'typed', field: 'country', text: country }), stop.signal);
    return () => stop.abort();
  }, [form, dispatch]);

  // Checkout rule 21: nothing remains of an earlier answer; what the shopper typed into the form does.
  useEffect(() => {
    const { street, city } = form.read();
    const isOurs = filled.current?.street === street && filled.current.city === city;
    if (isFound) form.write((filled.current = placeOf(address)));
    else if (!isManual && isOurs) form.write((filled.current = { street: '', city: '' }));
  }, [form, isFound, isManual, address]);

  const idOf = (field: LocationField) => `${formId}-lookup-${field}`;
  const text = (field: LocationField) => ({
    id: idOf(field),
    name: '',
    label: t(field),
    value: address[field],
    validationErrors: [],
    onChange: (typed: string) => dispatch({ type: 'typed', field, text: typed }),
  });

  if (address.country !== 'NL') return null;
  return (
    <div className="noest-grid">
      {!isManual && (
        <>
          <TextField
            {...text('postcode')}
            className="noest-col-third noest-col-first"
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={7}
            spellCheck={false}
          />
          <TextField
            {...text('houseNumber')}
            className="noest-col-third"
            hint={note === 'split' ? t('split') : undefined}
            onBlur={() => dispatch({ type: 'houseNumberLeft' })}
          />
          <AdditionField
            {...text('addition')}
            state={state}
            dispatch={dispatch}
            onBlur={() => dispatch({ type: 'additionLeft' })}
          />
        </>
      )}
      <LookupResult
        {...{ state, dispatch }}
        fieldOf={(field) => (field === 'street' ? form.street : document.getElementById(idOf(field)))}
      />
    </div>
  );
}
