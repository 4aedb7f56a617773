import type { ReactNode } from 'react';
import type { Complaint } from '../forms';
import { pageConfig } from '../config';
import { SelectField, TextField } from '../forms/fields';
import { t } from '../i18n/address';
import { AdditionField } from './AdditionField';
import { LookupResult } from './LookupResult';
import type { LookupEvent, LookupState } from './model';
import type { LocationField } from './rules';
import '../forms/grid.css';

interface LocationFieldsProps {
  /** Before each id and name: `shipping` makes `shipping-postcode`. */
  readonly prefix: string;
  readonly state: LookupState;
  readonly tell: (event: LookupEvent) => void;
  readonly complaintsOf: (field: LocationField) => readonly Complaint[];
  readonly isRight: (field: LocationField) => boolean;
  readonly leave: (field: LocationField) => void;
}

/** The place of an address: country, postcode and house number, and what the lookup makes of them or the shopper types. */
export function LocationFields(props: LocationFieldsProps): ReactNode {
  const { prefix, state, tell, complaintsOf, isRight, leave } = props;
  const { address, isManual, note } = state;
  const { countries } = pageConfig();
  const isDutch = address.country === 'NL';

  const text = (field: LocationField) => ({
    id: `${prefix}-${field}`,
    name: `${prefix}-${field}`,
    label: t(field),
    value: address[field],
    complaints: complaintsOf(field),
    valid: isRight(field),
    onChange: (typed: string) => tell({ type: 'typed', field, text: typed }),
    onBlur: () => leave(field),
  });

  return (
    <>
      {countries.length > 1 && (
        <SelectField
          {...text('country')}
          className="noest-col-half"
          autoComplete={`${prefix} country`}
          options={countries.map((code) => ({ value: code, label: countryName(code) }))}
          required
        />
      )}
      <TextField
        {...text('postcode')}
        className="noest-col-third noest-col-first"
        autoComplete={`${prefix} postal-code`}
        autoCapitalize="characters"
        inputMode={isDutch ? 'text' : 'numeric'}
        maxLength={7}
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
          tell({ type: 'houseNumberLeft' });
          leave('houseNumber');
        }}
      />
      <AdditionField {...text('addition')} state={state} tell={tell} />
      {isManual && (
        <>
          <TextField {...text('street')} className="noest-col-half" autoComplete={`${prefix} address-line1`} required />
          <TextField {...text('city')} className="noest-col-half" autoComplete={`${prefix} address-level2`} required />
        </>
      )}
      <LookupResult state={state} onToggle={() => tell({ type: 'manualToggled' })} />
    </>
  );
}

function countryName(code: string): string {
  return code === 'NL' || code === 'BE' ? t(code) : code;
}
